import type { Resource } from '@trace/domain'
import type { ReactNode } from 'react'
import { useMatches, useNavigate } from 'react-router'
import { Drawer } from '../../ui/drawer.tsx'
import { titleOf } from '../../ui/handle.ts'
import { useReturn } from '../../app/way-back.ts'
import { listAddress } from '../addresses.ts'

/** Form in a drawer over its list. */
export function FormDrawer({ resource, children }: { resource: Resource; children: ReactNode }) {
  const navigate = useNavigate()
  const title = titleOf(useMatches())
  const back = useReturn(listAddress(resource))

  return (
    <Drawer title={title} onClose={() => void navigate(back.to, { state: back.stateFor() })}>
      {children}
    </Drawer>
  )
}
