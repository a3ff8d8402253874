import '@mantine/core/styles/PasswordInput.css'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { safeAddress } from '@trace/screens/app/safe-address.ts'
import { forgetProfile } from '@trace/screens/app/session.ts'
import { keepToken } from '@trace/screens/boot/token.ts'
import { Brand } from '@trace/screens/ui/brand.tsx'
import { brand } from '@trace/screens/ui/brand-name.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import styles from './sign-in-page.module.css'

export function SignInPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    setBusy(true)
    const answer = await call(
      'POST /api/auth/login',
      {},
      { email: String(sent.get('email')), password: String(sent.get('password')) },
    )
    setBusy(false)
    if (!answer.ok) return setMessage(answer.message)
    keepToken(answer.data.token, true)
    forgetProfile()
    void navigate(safeAddress(search.get('redirect')), { replace: true })
  }

  return (
    <main className={styles['page']}>
      <title>{`${vi.signIn} · ${brand}`}</title>
      <form className={`card ${styles['form']}`} onSubmit={(event) => void submit(event)}>
        <Brand />
        <h1>{vi.signIn}</h1>
        {message && (
          <p role="alert" className={styles['problem']}>
            {message}
          </p>
        )}
        <TextInput name="email" label={vi.email} autoComplete="username" autoFocus />
        <PasswordInput name="password" label={vi.password} autoComplete="current-password" />
        <Button type="submit" loading={busy}>
          {vi.signIn}
        </Button>
      </form>
    </main>
  )
}
