import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { ReactNode } from 'react'
import { fieldOf, isEmpty } from '../form/entry.ts'
import { DetailValue } from './detail-value.tsx'
import styles from './facts.module.css'

/** Description list: label and value, one line each. Lines without a value are left out. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles['facts']}>{children}</dl>

export const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children === '' || children === null || children === undefined ? null : (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )

/** Some fields of a row as lines of a description list. */
export function FieldFacts<R extends Resource>({
  resource,
  entry,
  names,
}: {
  resource: R
  entry: Entry
  names: readonly (keyof R['fields'] & string)[]
}) {
  const given = names.filter((name) => !isEmpty(entry[name]))
  return given.map((name) => {
    const field = fieldOf(resource, name)
    return (
      <Fact key={name} label={field.label}>
        <DetailValue field={field} name={name} value={entry[name]} entry={entry} resource={resource.name} />
      </Fact>
    )
  })
}
