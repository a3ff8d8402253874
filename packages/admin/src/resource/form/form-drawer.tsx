import type { Resource } from '@trace/domain'
import type { ReactNode } from 'react'
import { useMatches, useNavigate } from 'react-router'
import { Drawer } from '../../ui/drawer.tsx'
import { titleOf } from '../../ui/handle.ts'
import { listAddress } from '../addresses.ts'

/** Form in a drawer over its list. */
export function FormDrawer({ resource, children }: { resource: Resource; children: ReactNode }) {
  const navigate = useNavigate()
  const title = titleOf(useMatches())

  return (
    <Drawer title={title} onClose={() => void navigate(listAddress(resource))}>
      {children}
    </Drawer>
  )
}
