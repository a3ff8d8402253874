import type { Field } from '@trace/define/field.ts'
import { vi } from '../../../ui/vi.ts'
import type { FilterProps } from '../field-view.ts'
import { FilterPill } from '../filter-pill.tsx'
import styles from '../filter-pill.module.css'

const yesNo = { true: vi.on, false: vi.off }

function wordsOf({ kind, choices, machine }: Field): Readonly<Record<string, string>> {
  if (machine) return Object.fromEntries(Object.entries(machine.states).map(([state, { label }]) => [state, label]))
  return choices ?? (kind === 'toggle' || kind === 'flag' ? yesNo : {})
}

/** Filter by any of the possible values of a field. */
export function OptionsFilter({ field, name, search, apply }: FilterProps) {
  const words = wordsOf(field)
  const chosen = (search.get(name) ?? '').split(',').filter(Boolean)
  const toggle = (value: string) =>
    apply({ [name]: (chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]).join(',') })

  return (
    <FilterPill
      label={field.label}
      set={chosen.map((value) => words[value] ?? value).join(', ')}
      clear={() => apply({ [name]: '' })}
    >
      {() => (
        <ul className={styles['options']}>
          {Object.entries(words).map(([value, label]) => (
            <li key={value}>
              <label>
                <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
                {label}
              </label>
            </li>
          ))}
        </ul>
      )}
    </FilterPill>
  )
}
