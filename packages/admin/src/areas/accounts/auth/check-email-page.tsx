import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '@trace/screens/app/api.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { words } from './words.ts'
import { AuthFrame } from './auth-frame.tsx'
import styles from './auth-frame.module.css'

const PAUSE = 60

/** Says where the e-mail was sent; it can be sent again after a minute. */
export function CheckEmailPage() {
  const { state } = useLocation()
  const email = typeof state === 'object' && state !== null && 'email' in state ? String(state.email) : ''
  const [wait, setWait] = useState(PAUSE)

  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1_000)
    return () => clearTimeout(timer)
  }, [wait])

  const resend = async () => {
    setWait(PAUSE)
    showAnswer(await api('POST', '/api/auth/forgot-password', { email }))
  }

  return (
    <AuthFrame hint={words.checkEmail(email)}>
      <div className={styles['form']}>
        {email && (
          <Button size="md" variant="default" disabled={wait > 0} onClick={() => void resend()}>
            {wait > 0 ? words.resendIn(wait) : words.resend}
          </Button>
        )}
        <Link to="/auth/login">{vi.toSignIn}</Link>
      </div>
    </AuthFrame>
  )
}
