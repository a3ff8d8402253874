import { Button } from '@mantine/core'
import type { Problems } from '@trace/define/read.ts'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../app/api.ts'
import { newPasswordProblems } from '../app/new-password.ts'
import { forgetProfile } from '../app/session.ts'
import { showAnswer } from '../app/show-answer.ts'
import { isRemembered, keepToken } from '../boot/token.ts'
import { vi } from '../ui/vi.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import styles from './sign-in-frame.module.css'
import { OwnPasswordInput } from './own-password-input.tsx'
import { safeAddress } from '../app/safe-address.ts'
import { SignOutLink } from './sign-out-link.tsx'

/** Mandatory change of a password that somebody else set, before anything else. */
export function FirstPasswordPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = Object.fromEntries(new FormData(event.currentTarget))
    const wrong = {
      ...(!said['current_password'] && { current_password: [vi.isRequired(vi.currentPassword)] }),
      ...newPasswordProblems(said),
    }
    setProblems(wrong)
    if (busy || Object.keys(wrong).length > 0) return
    setBusy(true)
    const answer = await api('PUT', '/change-password', said)
    setBusy(false)
    if (!showAnswer(answer)) return setProblems(answer.errors)
    keepToken(answer.data.token, isRemembered())
    forgetProfile()
    void navigate(safeAddress(search.get('redirect')), { replace: true })
  }

  return (
    <SignInFrame hint="Mật khẩu bạn vừa dùng do người khác cấp. Hãy đặt mật khẩu của riêng bạn để tiếp tục.">
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <OwnPasswordInput
          name="current_password"
          label={vi.currentPassword}
          problems={problems}
          autoComplete="current-password"
          autoFocus
        />
        <OwnPasswordInput name="password" label={vi.newPassword} problems={problems} />
        <OwnPasswordInput name="password_confirmation" label={vi.newPasswordAgain} problems={problems} />
        <p className="soft">{vi.passwordHint}</p>
        <Button type="submit" size="md" loading={busy}>
          {vi.save}
        </Button>
        <SignOutLink />
      </form>
    </SignInFrame>
  )
}
