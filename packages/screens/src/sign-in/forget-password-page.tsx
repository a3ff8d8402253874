import { Button, TextInput } from '@mantine/core'
import { emailFormat, problemIn } from '@trace/define/format.ts'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../app/api.ts'
import { vi } from '../ui/vi.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import styles from './sign-in-frame.module.css'

/** Asks for the e-mail of the account whose password is forgotten. */
export function ForgetPasswordPage() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    const wrong = problemOf(email)
    setProblem(wrong)
    if (wrong || busy) return
    setBusy(true)
    const answer = await api('POST', '/api/auth/forgot-password', { email })
    setBusy(false)
    if (answer.ok) void navigate('/auth/check-email', { state: { email } })
    else setProblem(answer.message)
  }

  return (
    <SignInFrame hint="Nhập email của tài khoản. Chúng tôi sẽ gửi liên kết đặt lại mật khẩu.">
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          name="email"
          size="md"
          label={vi.email}
          inputMode="email"
          autoComplete="email"
          autoFocus
          error={problem}
        />
        <Button type="submit" size="md" loading={busy}>
          Gửi liên kết
        </Button>
        <Link to="/auth/login">{vi.toSignIn}</Link>
      </form>
    </SignInFrame>
  )
}

function problemOf(email: string): string {
  return email ? (problemIn(emailFormat, email, vi.email) ?? '') : vi.isRequired(vi.email)
}
