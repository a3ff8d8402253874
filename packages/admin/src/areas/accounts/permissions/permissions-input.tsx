import { formatNumber } from '@trace/define/text/format.ts'
import { useMemo } from 'react'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { useFieldId } from '@trace/screens/resource/fields/input-props.ts'
import { useShell } from '@trace/screens/app/shell.ts'
import { grantableBy, groupsOf, lacksOf } from './grants.ts'
import { MatrixTable } from './matrix-table.tsx'
import type { GrantablePermission } from './permission-data.ts'
import styles from './permissions-input.module.css'
import { words } from './words.ts'

/** Input for a role's permissions, in groups that start collapsed. */
export function PermissionsInput({
  permissions,
  field,
  path,
  value,
  error,
  change,
}: InputProps & { permissions: readonly GrantablePermission[] }) {
  const own = useShell()?.permissions ?? null
  const groups = useMemo(() => groupsOf(permissions), [permissions])
  const grantable = grantableBy(own, permissions)
  const chosen = idsIn(value)

  const set = (ids: readonly number[], on: boolean) => {
    const others = [...chosen].filter((id) => !ids.includes(id))
    change([...others, ...(on ? ids : [])].toSorted((a, b) => a - b))
  }

  return (
    <fieldset className={styles['input']} id={useFieldId(path)} tabIndex={-1}>
      <legend>
        {field.label}
        <span className="soft">{words.granted(formatNumber(chosen.size), formatNumber(permissions.length))}</span>
      </legend>
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      <MatrixTable
        groups={groups}
        granted={chosen}
        changes={new Map()}
        lacks={lacksOf(permissions, chosen)}
        mayChange={(id) => grantable.has(id)}
        set={set}
        folded
      />
    </fieldset>
  )
}

const idsIn = (value: unknown): ReadonlySet<number> => new Set(Array.isArray(value) ? value.map(Number) : [])
