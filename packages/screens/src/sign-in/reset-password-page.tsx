import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Problems } from '@trace/define/read.ts'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { api } from '../app/api.ts'
import { newPasswordProblems } from '../app/new-password.ts'
import { showAnswer } from '../app/show-answer.ts'
import { vi } from '../ui/vi.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import styles from './sign-in-frame.module.css'
import { OwnPasswordInput } from './own-password-input.tsx'

/** Sets a new password, typed twice, for visitors who follow the link in the e-mail. */
export function ResetPasswordPage() {
  const { token, problem } = useLoaderData<{ token: string; problem: string | null }>()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  if (problem !== null) {
    return (
      <SignInFrame hint={problem}>
        <div className={styles['form']}>
          <Button component={Link} to="/auth/forget-password" size="md">
            Yêu cầu liên kết mới
          </Button>
          <Link to="/auth/login">{vi.toSignIn}</Link>
        </div>
      </SignInFrame>
    )
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = Object.fromEntries(new FormData(event.currentTarget))
    const wrong = newPasswordProblems(said)
    setProblems(wrong)
    if (busy || Object.keys(wrong).length > 0) return
    setBusy(true)
    const answer = await api('POST', '/api/auth/reset-password', { ...said, token })
    setBusy(false)
    if (showAnswer(answer)) void navigate('/auth/login')
    else setProblems(answer.errors)
  }

  return (
    <SignInFrame hint={vi.passwordHint}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <OwnPasswordInput name="password" label={vi.newPassword} problems={problems} autoFocus />
        <OwnPasswordInput name="password_confirmation" label={vi.newPasswordAgain} problems={problems} />
        <Button type="submit" size="md" loading={busy}>
          {vi.save}
        </Button>
      </form>
    </SignInFrame>
  )
}
