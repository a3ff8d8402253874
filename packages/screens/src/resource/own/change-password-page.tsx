import { password } from '@trace/define/kinds/index.ts'
import { useNavigate } from 'react-router'
import { api } from '../../app/api.ts'
import { newPasswordProblems } from '../../app/new-password.ts'
import { Form } from '../form/form.tsx'
import type { SubmitResult } from '../form/form-state.ts'
import type { Values } from '../form/form-state.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { useUser } from '../../app/shell-data.ts'
import { Page } from '../../ui/page.tsx'
import { isRemembered, keepToken } from '../../boot/token.ts'
import { vi } from '../../ui/vi.ts'

const fields = {
  current_password: password(vi.currentPassword, { required: true }),
  password: password(vi.newPassword, { required: true, help: vi.passwordHint }),
  password_confirmation: password(vi.newPasswordAgain, { required: true }),
}

/** Changes the user's password; the other sessions end, and this one continues with a new token. */
export function ChangePasswordPage() {
  const navigate = useNavigate()
  const user = useUser()

  const send = async (body: Values): Promise<SubmitResult> => {
    const problems = newPasswordProblems(body, user)
    if (Object.keys(problems).length > 0) return { saved: false, problems }
    const answer = await api('PUT', '/change-password', body)
    if (!showAnswer(answer)) return { saved: false, problems: answer.errors }
    if (answer.data.token) keepToken(answer.data.token, isRemembered())
    return { saved: true }
  }

  return (
    <Page>
      <Form fields={fields} entry={{}} send={send} onSaved={() => navigate('/admin/profile')} />
    </Page>
  )
}
