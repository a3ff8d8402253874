import type { Fields } from '@trace/define/field.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { useEffect, useState } from 'react'
import { findEntries } from '../../app/load.ts'
import type { Chosen } from './chosen.ts'
import type { Values } from './form-state.ts'

/** Names of the references on whose chosen rows other fields depend. */
const askedAbout = (fields: Fields): string[] => [
  ...new Set(
    Object.values(fields)
      .flatMap(({ whenOf, requiredOf, withinOf, begins }) => [
        whenOf,
        requiredOf,
        withinOf,
        typeof begins === 'object' ? begins : undefined,
      ])
      .flatMap((other) => (other && 'of' in other ? [other.of] : [])),
  ),
]

export function useChosen(fields: Fields, values: Values): Chosen {
  const [found, setFound] = useState<Chosen>({})
  const names = askedAbout(fields).filter((name) => values[name])
  const keys = names.map((name) => `${name} ${String(values[name])}`).join()

  useEffect(() => {
    for (const name of names) {
      const id = Number(values[name])
      if (found[name]?.id === id) continue
      void findEntries<Resource>(resourceByName(fields[name]?.to ?? ''), { id, length: 1 }).then(([row]) =>
        setFound((now) => ({ ...now, [name]: row ?? null })),
      )
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the keys say what has changed
  }, [keys])

  return Object.fromEntries(
    names.flatMap((name) =>
      found[name] === null || found[name]?.id === Number(values[name]) ? [[name, found[name] ?? null]] : [],
    ),
  )
}
