import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { roles } from '@trace/domain/areas/accounts/roles.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { formBodyOf } from '@trace/screens/resource/form/entry.ts'
import { useLeaveGuard } from '@trace/screens/resource/form/leave-guard.ts'
import { confirm } from '@trace/screens/ui/dialogs.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { notify } from '@trace/screens/ui/notices.ts'
import { useShell } from '@trace/screens/app/shell.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { grantableBy, grantedWith, groupsOf, lacksOf, withCells } from './grants.ts'
import type { Changes } from './grants.ts'
import { MatrixTable } from './matrix-table.tsx'
import type { GrantablePermission, Role } from './permission-data.ts'
import { words } from './words.ts'
import styles from './permissions-page.module.css'

interface Props {
  role: Role
  permissions: readonly GrantablePermission[]
  /** Why nothing can be changed; null if it can be. */
  readOnly: string | null
  picker(leave: () => Promise<boolean>): ReactNode
}

const unchanged: Changes = new Map()

/**
 * Matrix of one role. Unsaved changes are stored separately from the role's permissions, so that a newer version of the
 * role discards none of them.
 */
export function RoleMatrix({ role, permissions, readOnly, picker }: Props) {
  const { revalidate } = useRevalidator()
  const own = useShell()?.permissions ?? null
  const held = new Set(role.permission_ids)
  const groups = useMemo(() => groupsOf(permissions), [permissions])
  const [made, setMade] = useState(unchanged)
  const changes: Changes = new Map([...made].filter(([id, on]) => held.has(id) !== on))
  const granted = grantedWith(held, changes)
  useLeaveGuard(changes.size > 0, { staysOnPage: true })

  const grantable = grantableBy(own, permissions)
  const mayChange = (id: number) => !readOnly && grantable.has(id)
  const leave = async () =>
    changes.size === 0 || confirm({ title: words.leaveTitle, message: words.leave, danger: true })

  const save = async () => {
    const body = {
      ...formBodyOf(roles, role),
      permission_ids: [...granted].toSorted((a, b) => a - b),
      version: role.version,
    }
    const answer = await whileLoading(call('PUT /api/admin/roles/:id', { id: role.id }, body))
    if (answer.code === 409) notify({ title: words.mergedTitle, message: words.merged })
    else showAnswer(answer)
    if (answer.ok || answer.code === 409) await revalidate()
  }

  return (
    <>
      <div className={`card ${styles['bar']}`}>
        {picker(leave)}
        <span className={styles['count']}>
          {words.granted(formatNumber(granted.size), formatNumber(permissions.length))}
        </span>
      </div>
      {readOnly && (
        <p className={styles['reason']}>
          <IconLock size={18} aria-hidden />
          {readOnly}
        </p>
      )}
      <div className={`card ${styles['matrix']}`}>
        <MatrixTable
          groups={groups}
          granted={granted}
          changes={changes}
          lacks={lacksOf(permissions, granted)}
          mayChange={mayChange}
          set={(ids, on) => setMade(withCells(changes, held, ids, on))}
        />
      </div>
      {!readOnly && (
        <footer className={styles['foot']}>
          <span role="status" className={changes.size > 0 ? styles['changed'] : 'soft'}>
            {changes.size > 0 ? words.changed(changes.size) : words.unchanged}
          </span>
          <Button variant="default" disabled={changes.size === 0} onClick={() => setMade(unchanged)}>
            {words.undo}
          </Button>
          <Button disabled={changes.size === 0} onClick={() => void save()}>
            {vi.save}
          </Button>
        </footer>
      )}
    </>
  )
}
