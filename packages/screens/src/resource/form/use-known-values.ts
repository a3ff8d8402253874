import { joinedName } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { loadChunk } from '../../ui/chunk.ts'
import type { Values } from './form-state.ts'
import type { Chosen } from './chosen.ts'

interface Known {
  /** The resource of a new row; undefined while an existing row is edited, whose values stay. */
  resource: Resource | undefined
  fields: Fields
  chosen: Chosen
  /** The current values. */
  around(): Values
  /** Fills in values, with the names of the rows they refer to; that alone is no change to be saved. */
  fill(values: Values, names: Values): void
}

const loadKnownValues = () => loadChunk('known-values', () => import('./known-values.ts'))

/** Fills in values that follow from the rows chosen in a form, except where the user has typed something. */
export function useKnownValues({ resource, fields, chosen, around, fill }: Known, values: Values): void {
  const ours = useRef<Values>({})
  const take = useEffectEvent((known: Values) => {
    const now = around()
    const filled = Object.fromEntries(
      Object.entries(known).filter(
        ([name, value]) => name in fields && value !== now[name] && isFree(now[name], ours.current[name]),
      ),
    )
    ours.current = { ...ours.current, ...filled }
    const names = Object.keys(filled).map((name) => [joinedName(name), known[joinedName(name)]])
    if (Object.keys(filled).length > 0) fill(filled, Object.fromEntries(names) as Values)
  })

  const days = Object.values(fields).flatMap(({ begins }) =>
    typeof begins === 'object' && 'of' in begins && begins.after ? [values[begins.after]] : [],
  )
  const keys = JSON.stringify([Object.entries(chosen).map(([name, row]) => [name, row?.id]), days])
  const look = useEffectEvent(async () => {
    const { ofChosen } = await loadKnownValues()
    take(ofChosen(fields, around(), chosen))
  })
  useEffect(() => {
    if (resource) void look()
  }, [resource, keys])

  const owner = Number(resource && values[resource.scope.owner ?? ''])
  const begun = useRef(owner)
  useEffect(() => {
    if (!resource || !owner || owner === begun.current) return
    begun.current = owner
    void loadKnownValues()
      .then(({ ofOwner }) => ofOwner(resource, owner))
      .then((known) => take(known))
  }, [resource, owner])
}

const isFree = (value: unknown, ours: unknown): boolean => value === null || value === '' || value === ours
