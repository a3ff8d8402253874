import { Button } from '@mantine/core'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { password, text } from '@trace/define/kinds/index.ts'
import { Link, useLoaderData, useNavigate } from 'react-router'
import type { Data } from '@trace/screens/app/call.ts'
import { forgetProfile } from '@trace/screens/app/session.ts'
import { Form } from '@trace/screens/resource/form/form.tsx'
import type { FormValues } from '@trace/screens/resource/form/form-state.ts'
import { useSend } from '@trace/screens/resource/form/use-send.ts'
import { Page } from '@trace/screens/ui/page.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import { words } from './words.ts'

const { name, username, email, phone, avatar, birthday, gender } = users.fields
const fields = { name, username, email, phone, birthday, gender, avatar }

/** Fields that identify the user at the sign-in. */
const doors = ['email', 'username'] as const

const current_password = password(vi.currentPassword, { required: true, help: words.askMove })
const otp = text(vi.otp, { required: true, max: 30, help: vi.otpHint })

/** Form of the user's own data; a change of the sign-in fields requires the password again. */
export function UpdateProfilePage() {
  const { entry } = useLoaderData<Data<'GET /api/admin/load-profile'>>()
  const navigate = useNavigate()
  const send = useSend(fields, entry, 'PUT', '/load-profile')

  const fieldsOf = (values: FormValues<typeof users>) => {
    const moves = doors.some((door) => values[door] !== undefined && values[door] !== entry[door])
    return { ...fields, ...(moves && { current_password }), ...(moves && entry.two_factor && { otp }) }
  }
  const done = () => {
    forgetProfile()
    void navigate('/admin/profile')
  }

  return (
    <Page>
      <Form
        fields={fieldsOf}
        entry={entry}
        send={send}
        onSaved={done}
        aside={
          <Button component={Link} to="/admin/profile" variant="default">
            {vi.cancel}
          </Button>
        }
      />
    </Page>
  )
}
