import { joinedName } from '@trace/domain'
import type { Fields, Resource } from '@trace/domain'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ofChosen, ofProducer } from './known-values.ts'
import type { Values } from './form-state.ts'
import type { Chosen } from './chosen.ts'

interface Known {
  /** The resource of a new row; none while a row is edited, whose values stay. */
  resource: Resource | undefined
  fields: Fields
  chosen: Chosen
  /** The current values. */
  around(): Values
  put(values: Values, names: Values): void
}

/** Fills in what follows from the rows chosen in a form, where nobody has typed anything. */
export function useKnownValues({ resource, fields, chosen, around, put }: Known, values: Values): void {
  const ours = useRef<Values>({})
  const fill = useEffectEvent((known: Values) => {
    const now = around()
    const filled = Object.fromEntries(
      Object.entries(known).filter(
        ([name, value]) => name in fields && value !== now[name] && isFree(now[name], ours.current[name]),
      ),
    )
    ours.current = { ...ours.current, ...filled }
    const names = Object.keys(filled).map((name) => [joinedName(name), known[joinedName(name)]])
    if (Object.keys(filled).length > 0) put(filled, Object.fromEntries(names) as Values)
  })

  const days = Object.values(fields).flatMap(({ begins }) =>
    typeof begins === 'object' && 'of' in begins && begins.after ? [values[begins.after]] : [],
  )
  const keys = JSON.stringify([Object.entries(chosen).map(([name, row]) => [name, row?.id]), days])
  const look = useEffectEvent(() => fill(ofChosen(fields, around(), chosen)))
  useEffect(() => {
    if (resource) look()
  }, [resource, keys])

  const producer = Number(resource && values[resource.scope.manufacture ?? ''])
  const begun = useRef(producer)
  useEffect(() => {
    if (!resource || !producer || producer === begun.current) return
    begun.current = producer
    void ofProducer(resource, producer).then((known) => fill(known))
  }, [resource, producer])
}

const isFree = (value: unknown, ours: unknown): boolean => value === null || value === '' || value === ours
