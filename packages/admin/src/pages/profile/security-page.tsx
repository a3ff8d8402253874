import { Button, TextInput } from '@mantine/core'
import { password } from '@trace/domain'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { api } from '../../api.ts'
import { StatusBadge } from '../../fields/status-badge.tsx'
import { Card } from '../../screens/card.tsx'
import { FormDialog } from '../../screens/form-dialog.tsx'
import { showAnswer } from '../../shell/dialogs.ts'
import { whileLoading } from '../../shell/loading.tsx'
import { Page } from '../../shell/page.tsx'
import { QrCode } from '../../shell/qr-code.tsx'
import { vi } from '../../vi.ts'
import styles from './security-page.module.css'
import { words } from './words.ts'

/** What an authenticator app is set up with: the address its QR code holds, and the secret for those who type it. */
interface Secret {
  secret: string
  address: string
}

/** The second factor of one's own account: set up with an app, taken off with the password. */
export function SecurityPage() {
  const { entry } = useLoaderData<{ entry: { two_factor: boolean } }>()
  const { revalidate } = useRevalidator()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [leaving, setLeaving] = useState(false)

  const begin = async () => {
    const answer = await whileLoading(api<{ entry: Secret }>('POST', '/two-factor', {}))
    if (answer.ok) setSecret(answer.data.entry)
    else showAnswer(answer)
  }
  const done = () => {
    setSecret(null)
    setLeaving(false)
    void revalidate()
  }

  return (
    <Page>
      <div className={styles['page']}>
        <Card heading={words.twoFactor} aside={<StatusBadge {...(entry.two_factor ? words.isOn : words.isOff)} />}>
          <p className="soft">{words.about}</p>
          {entry.two_factor
            ? <Button variant="default" w="fit-content" onClick={() => setLeaving(true)}>{words.turnOff}</Button>
            : secret
              ? <SetUp {...secret} onDone={done} onCancel={() => setSecret(null)} />
              : <Button w="fit-content" onClick={() => void begin()}>{words.turnOn}</Button>}
        </Card>
      </div>
      {leaving && (
        <FormDialog
          title={words.turnOff} submit={words.turnOff} fields={{ password: password(vi.currentPassword, { required: true, help: words.askTurnOff }) }}
          send={(body) => api('DELETE', '/two-factor', body)} onDone={done} onClose={() => setLeaving(false)}
        />
      )}
    </Page>
  )
}

function SetUp({ secret, address, onDone, onCancel }: Secret & { onDone(): void; onCancel(): void }) {
  const [otp, setOtp] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  const check = async (event: FormEvent) => {
    event.preventDefault()
    if (!/^\d{6}$/.test(otp)) return setProblem(words.sixDigits)
    setBusy(true)
    const answer = await api('POST', '/two-factor', { otp })
    setBusy(false)
    if (showAnswer(answer)) onDone()
    else if (!answer.ok) setProblem(answer.errors['otp']?.[0] ?? answer.message)
  }

  return (
    <ol className={styles['steps']}>
      <li>
        <h3>{words.scan}</h3>
        <p className="soft">{words.apps}</p>
        <QrCode text={address} label={words.qr} size={200} />
        <details>
          <summary>{words.cannotScan}</summary>
          <p className="soft">{words.typeSecret}</p>
          <code className={styles['secret']}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </details>
      </li>
      <li>
        <h3>{words.confirmCode}</h3>
        <form noValidate className={styles['code']} onSubmit={(event) => void check(event)}>
          <TextInput
            label={words.otp} value={otp} error={problem} inputMode="numeric" autoComplete="one-time-code" maxLength={6} autoFocus
            onChange={({ currentTarget }) => { setOtp(currentTarget.value.replace(/\D/g, '')); setProblem('') }}
          />
          <div className={styles['buttons']}>
            <Button type="submit" loading={busy}>{words.confirm}</Button>
            <Button variant="default" onClick={onCancel}>{vi.cancel}</Button>
          </div>
        </form>
      </li>
    </ol>
  )
}
