import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '../app/api.ts'
import { showAnswer } from '../app/show-answer.ts'
import { vi } from '../ui/vi.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import styles from './sign-in-frame.module.css'

const PAUSE = 60

/** Tells where the e-mail was sent; it can be sent again after a minute. */
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
    <SignInFrame hint={sentTo(email)}>
      <div className={styles['form']}>
        {email && (
          <Button size="md" variant="default" disabled={wait > 0} onClick={() => void resend()}>
            {wait > 0 ? `Gửi lại sau ${wait} giây` : 'Gửi lại'}
          </Button>
        )}
        <Link to="/auth/login">{vi.toSignIn}</Link>
      </div>
    </SignInFrame>
  )
}

const sentTo = (email: string): string =>
  `Nếu ${email || 'email này'} có tài khoản, liên kết đặt lại mật khẩu đã được gửi đến. Liên kết có hiệu lực trong 30 phút.`
