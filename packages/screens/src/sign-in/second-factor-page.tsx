import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import { forgetProfile } from '../app/session.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import styles from './sign-in-frame.module.css'
import { safeAddress } from '../app/safe-address.ts'
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
    <SignInFrame hint="Vai trò của bạn cần thêm mã trong ứng dụng trên điện thoại mỗi lần đăng nhập. Hãy thiết lập để tiếp tục.">
      <div className={styles['form']}>
        {codes.length > 0 ? (
          <RecoveryCodes codes={codes} onKept={goOn} />
        ) : (
          <TwoFactorSetup isOn={false} onDone={setCodes} />
        )}
        {codes.length === 0 && <SignOutLink />}
      </div>
    </SignInFrame>
  )
}
