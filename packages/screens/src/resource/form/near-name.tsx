import { Button } from '@mantine/core'
import type { Named } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { InputProps } from '../fields/field-view.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { useNear } from '../use-near.ts'
import { words } from './words.ts'
import styles from './near-name.module.css'

/** Input for the name of a new row; offers existing rows with nearly the same name to take instead. */
export function NearName({ resource, take, ...props }: InputProps & { resource: Resource; take(row: Named): void }) {
  const near = useNear(resource, String(props.value ?? ''))

  return (
    <>
      <FieldInput {...props} />
      {near.length > 0 && (
        <div role="group" aria-label={words.nearNames} className={styles['near']}>
          <span className="soft">{words.nearNames}:</span>
          {near.map((row) => (
            <Button key={row.id} size="compact-sm" variant="light" onClick={() => take(row)}>
              {words.takeInstead(row.name)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
