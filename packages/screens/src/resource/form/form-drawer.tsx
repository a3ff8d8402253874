import type { Resource } from '@trace/define/resource.ts'
import type { ReactNode } from 'react'
import { useMatches, useNavigate } from 'react-router'
import { Drawer } from '../../ui/drawer.tsx'
import { titleOf } from '../../ui/handle.ts'
import { useReturn } from '../../app/way-back.ts'
import { listAddress } from '../addresses.ts'

interface Props {
  resource: Resource
  /** Default: the title of the screen. */
  title?: string
  children: ReactNode
}

/** Drawer over a list, with a form or the page of a row. */
export function FormDrawer({ resource, title, children }: Props) {
  const navigate = useNavigate()
  const usual = titleOf(useMatches())
  const back = useReturn(listAddress(resource))

  return (
    <Drawer title={title ?? usual} onClose={() => void navigate(back.to, { state: back.stateFor() })}>
      {children}
    </Drawer>
  )
}
