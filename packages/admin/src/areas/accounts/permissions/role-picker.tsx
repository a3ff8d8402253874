import { dataScopes } from '@trace/domain/areas/accounts/roles.ts'
import { useNavigate } from 'react-router'
import { Select } from '@trace/screens/resource/fields/select/select.ts'
import type { Role } from './permission-data.ts'
import { words } from './words.ts'
import styles from './permissions-page.module.css'

/** Chooses the role to show; `leave` asks first if there are unsaved changes. */
export function RolePicker({ role, roles, leave }: { role: Role; roles: readonly Role[]; leave(): Promise<boolean> }) {
  const navigate = useNavigate()
  const facts = [dataScopes[role.scope], words.users(role.user_count), role.description]

  const pick = async (id: string | null) => {
    if (id && (await leave())) void navigate(`?role=${id}`, { preventScrollReset: true })
  }

  return (
    <div className={styles['picker']}>
      <Select
        aria-label={words.role}
        data={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(role.id)}
        onChange={(id) => void pick(id)}
        allowDeselect={false}
        searchable
        checkIconPosition="right"
      />
      <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
