import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { screenNeed } from '../../app/guard.ts'
import { useCan, useReadOnlyProblem } from '../../app/shell-data.ts'
import { useReturnState } from '../../app/way-back.ts'
import { useQuickKeys } from '../../ui/quick-keys.ts'
import { createAddress, editAddress } from '../addresses.ts'

interface Props {
  resource: Resource
  entries: readonly Entry[]
  box: RefObject<HTMLElement | null>
}

/**
 * Keyboard shortcuts of a list: J and K move through its rows, E edits the focused one, N adds one. Renders nothing.
 */
export function ListKeys({ resource, entries, box }: Props): null {
  const navigate = useNavigate()
  const can = useCan()
  const readOnly = useReadOnlyProblem()
  const way = useReturnState()

  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])]
  const here = () => rows().findIndex((row) => row.contains(document.activeElement))
  const step = (by: 1 | -1) => {
    const row = rows()[Math.max(here() + by, 0)]
    row?.querySelector<HTMLElement>('[data-title] a, a, button, input')?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }
  const entry = () => entries[here()]

  useQuickKeys({
    j: () => step(1),
    k: () => step(-1),
    e() {
      const row = entry()
      if (row && resource.form && can(screenNeed(resource, 'edit')) && readOnly(resource, row) === null)
        void navigate(editAddress(resource, row.id), { state: way })
    },
    n() {
      if (resource.form && can(screenNeed(resource, 'create'))) void navigate(createAddress(resource), { state: way })
    },
  })
  return null
}
