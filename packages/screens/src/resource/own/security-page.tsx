import { Button } from '@mantine/core'
import { password, text } from '@trace/define/kinds/index.ts'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import type { Data } from '../../app/call.ts'
import { RecoveryCodes } from '../../sign-in/recovery-codes.tsx'
import { TwoFactorSetup } from '../../sign-in/two-factor-setup.tsx'
import { api } from '../../app/api.ts'
import { StatusBadge } from '../fields/status/status-badge.tsx'
import { askForm } from '../form/ask-form.tsx'
import { Card } from '../detail/card.tsx'
import { Page } from '../../ui/page.tsx'
import { vi } from '../../ui/vi.ts'
import styles from './security-page.module.css'
import { words } from './words.ts'

const proof = {
  password: password(vi.currentPassword, { required: true, help: words.askOwner }),
  otp: text(vi.otp, { required: true, max: 30, help: vi.otpHint }),
}

/** Second factor of the user's own account: set up, replace or remove; each requires password and code again. */
export function SecurityPage() {
  const { entry } = useLoaderData<Data<'GET /api/admin/profile'>>()
  const { revalidate } = useRevalidator()
  const [setting, setSetting] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>([])

  const show = (recoveryCodes: readonly string[]) => {
    setSetting(false)
    setCodes(recoveryCodes)
    void revalidate()
  }
  const turnOff = () =>
    askForm({
      title: words.turnOff,
      submit: words.turnOff,
      fields: proof,
      send: (body) => api('DELETE', '/two-factor', body),
      onDone: () => show([]),
    })
  const renew = () =>
    askForm({
      title: words.renew,
      submit: words.renew,
      fields: proof,
      send: (body) => api('POST', '/two-factor/recovery-codes', body),
      onDone: ({ recovery_codes }) => show(recovery_codes),
    })

  return (
    <Page>
      <div className={styles['page']}>
        <Card heading={words.twoFactor} aside={<StatusBadge {...(entry.two_factor ? words.isOn : words.isOff)} />}>
          <p className="soft">{words.about}</p>
          {codes.length > 0 ? (
            <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
          ) : setting ? (
            <TwoFactorSetup isOn={!!entry.two_factor} onDone={show} onCancel={() => setSetting(false)} />
          ) : (
            <div className={styles['buttons']}>
              <Button variant={entry.two_factor ? 'default' : 'filled'} onClick={() => setSetting(true)}>
                {entry.two_factor ? words.replace : words.turnOn}
              </Button>
              {entry.two_factor && (
                <Button variant="default" onClick={() => void renew()}>
                  {words.renew}
                </Button>
              )}
              {entry.two_factor && (
                <Button variant="default" onClick={() => void turnOff()}>
                  {words.turnOff}
                </Button>
              )}
            </div>
          )}
        </Card>
      </div>
    </Page>
  )
}
