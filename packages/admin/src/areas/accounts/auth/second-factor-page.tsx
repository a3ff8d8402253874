import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { RecoveryCodes } from '../two-factor/recovery-codes.tsx'
import { TwoFactorSetup } from '../two-factor/two-factor-setup.tsx'
import { forgetProfile } from '@trace/screens/app/session.ts'
import { words } from './words.ts'
import { AuthFrame } from './auth-frame.tsx'
import styles from './auth-frame.module.css'
import { safeAddress } from '@trace/screens/app/safe-address.ts'
import { SignOutLink } from './sign-out-link.tsx'

/** Mandatory set-up of the second factor that the user's role requires, before anything else. */
export function SecondFactorPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [codes, setCodes] = useState<readonly string[]>([])

  const goOn = () => {
    forgetProfile()
    void navigate(safeAddress(search.get('redirect')), { replace: true })
  }

  return (
    <AuthFrame hint={words.secondFactor}>
      <div className={styles['form']}>
        {codes.length > 0 ? (
          <RecoveryCodes codes={codes} onKept={goOn} />
        ) : (
          <TwoFactorSetup isOn={false} onDone={setCodes} />
        )}
        {codes.length === 0 && <SignOutLink />}
      </div>
    </AuthFrame>
  )
}
