import { Button } from '@mantine/core'
import { users } from '@trace/domain'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { forgetProfile } from '../../session.ts'
import type { Entry } from '../../screens/entry.ts'
import { Form } from '../../screens/form.tsx'
import { useSend } from '../../screens/use-send.ts'
import { Page } from '../../shell/page.tsx'
import { vi } from '../../vi.ts'

const { name, email, phone, avatar, birthday, gender } = users.fields
const fields = { name, email, phone, birthday, gender, avatar }

/** One's own data to change. */
export function UpdateProfilePage() {
  const { entry } = useLoaderData<{ entry: Entry }>()
  const navigate = useNavigate()
  const send = useSend(fields, entry, 'PUT', '/load-profile')

  const done = () => {
    forgetProfile()
    void navigate('/admin/profile')
  }

  return (
    <Page>
      <Form fields={fields} entry={entry} send={send} onSaved={done} aside={<Button component={Link} to="/admin/profile" variant="default">{vi.cancel}</Button>} />
    </Page>
  )
}
