import type { Named, Resource } from '@trace/domain'
import { Link } from 'react-router'
import { screenNeed } from '../../app/guard.ts'
import { useCan } from '../../app/shell-data.ts'
import { detailAddress } from '../addresses.ts'

/** Name of a row, as a link for users who may read it. */
export function RowLink({ resource, row: { id, name } }: { resource: Resource; row: Named }) {
  const can = useCan()
  return can(screenNeed(resource, 'read')) ? <Link to={detailAddress(resource, id)}>{name}</Link> : name
}
