import '@mantine/core/styles/PasswordInput.css'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { ComponentType, FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Problems } from '@trace/define/read.ts'
import { api } from '../app/api.ts'
import { forgetProfile, signedOutWhy } from '../app/session.ts'
import { hasDrafts, keepToken } from '../boot/token.ts'
import { vi } from '../ui/vi.ts'
import { words } from './words.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import styles from './sign-in-frame.module.css'
import { safeAddress } from '../app/safe-address.ts'

export interface Below {
  choose(username: string): void
}

interface Props {
  hint?: string
  /** Rendered below the form; it may fill in the name of an account. */
  Below?: ComponentType<Below>
}

/** E-mail or username and password; the second factor is asked for when the account has one. */
export function SignInPage({ hint, Below }: Props) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const why = signedOutWhy({ data: { why: search.get('why') } })
  const [busy, setBusy] = useState(false)
  const [asksOtp, setAsksOtp] = useState(false)
  const [message, setMessage] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [account, password] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]

  const choose = (username: string) => {
    account.current!.value = username
    password.current!.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { remember, ...account } = Object.fromEntries(new FormData(event.currentTarget))
    const missing = missingOf(account)
    setProblems(missing)
    setMessage('')
    if (busy || Object.keys(missing).length > 0) return
    setBusy(true)
    const answer = await api('POST', '/api/auth/login', account)
    setBusy(false)
    if (answer.ok) {
      keepToken(answer.data.token, remember === 'on')
      forgetProfile()
      return void navigate(safeAddress(search.get('redirect')), { replace: true })
    }
    setMessage(answer.message)
    if ('otp' in answer.errors) {
      setProblems(asksOtp ? { otp: answer.errors['otp'] ?? [] } : {})
      setAsksOtp(true)
    }
  }

  return (
    <SignInFrame hint={hint}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        {why && message === '' && (
          <p role="status" className={styles['told']}>
            {vi.signedOut[why]} {hasDrafts() && words.draftsKept}
          </p>
        )}
        {message && (
          <p role="alert" className={styles['problem']}>
            {message}
          </p>
        )}
        <TextInput
          ref={account}
          name="email"
          size="md"
          label={words.emailOrUsername}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={problems['email']?.[0]}
        />
        <PasswordInput
          ref={password}
          name="password"
          size="md"
          label={vi.password}
          autoComplete="current-password"
          error={problems['password']?.[0]}
          visibilityToggleButtonProps={{ 'aria-label': vi.showPassword, tabIndex: 0 }}
        />
        {asksOtp && (
          <TextInput
            name="otp"
            size="md"
            label={vi.otp}
            description={vi.otpHint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
            autoFocus
            error={problems['otp']?.[0]}
          />
        )}
        <div className={styles['row']}>
          <label className={styles['remember']}>
            <input type="checkbox" name="remember" defaultChecked aria-describedby="remember-hint" />
            {words.remember}
          </label>
          <Link to="/auth/forget-password">{words.forgot}</Link>
        </div>
        <p id="remember-hint" className="soft">
          {words.rememberHint}
        </p>
        <Button type="submit" size="md" loading={busy}>
          {vi.signIn}
        </Button>
      </form>
      {Below && <Below choose={choose} />}
    </SignInFrame>
  )
}

function missingOf(account: Record<string, unknown>): Problems {
  const labels = { email: words.emailOrUsername, password: vi.password, otp: vi.otp }
  const missing = Object.entries(labels).filter(([name]) => name in account && String(account[name]).trim() === '')
  return Object.fromEntries(missing.map(([name, label]) => [name, [vi.isRequired(label)]]))
}
