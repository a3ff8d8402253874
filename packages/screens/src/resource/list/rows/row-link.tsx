import type { Named } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { Link } from 'react-router'
import { screenNeed } from '../../../app/guard.ts'
import { useCan } from '../../../app/shell-data.ts'
import { useReturnState } from '../../../app/way-back.ts'
import { detailAddress, editAddress } from '../../addresses.ts'

/** Name of a row, as a link to its detail screen, or else to its form, for users who may open it. */
export function RowLink({ resource, row: { id, name } }: { resource: Resource; row: Named }) {
  const can = useCan()
  const way = useReturnState()
  if (resource.detail && can(screenNeed(resource, 'read')))
    return (
      <Link to={detailAddress(resource, id)} state={way}>
        {name}
      </Link>
    )
  if (resource.form && can(screenNeed(resource, 'edit')))
    return (
      <Link to={editAddress(resource, id)} state={way}>
        {name}
      </Link>
    )
  return name
}
