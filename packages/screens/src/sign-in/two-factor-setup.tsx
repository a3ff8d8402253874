import '@mantine/core/styles/PasswordInput.css'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Problems } from '@trace/define/read.ts'
import { api } from '../app/api.ts'
import { QrCode } from '../ui/qr-code.tsx'
import { showAnswer } from '../app/show-answer.ts'
import { vi } from '../ui/vi.ts'
import styles from './two-factor.module.css'
import { words } from './two-factor-words.ts'

interface Props {
  /** A second factor is already active: its code is required before it is replaced. */
  isOn: boolean
  onDone(recoveryCodes: readonly string[]): void
  /** Absent where the set-up is mandatory. */
  onCancel?: (() => void) | undefined
}

/** TOTP secret for an authenticator app: the address in the QR code, and the secret to type by hand. */
type Secret = Record<'secret' | 'address', string>

/** Sets up the user's second factor: password, QR code, first code. */
export function TwoFactorSetup({ isOn, onDone, onCancel }: Props) {
  const [password, setPassword] = useState('')
  const [secret, setSecret] = useState<Secret | null>(null)

  if (!secret)
    return (
      <AskOwner
        isOn={isOn}
        onCancel={onCancel}
        onSecret={(typed, given) => {
          setPassword(typed)
          setSecret(given)
        }}
      />
    )
  return (
    <ol className={styles['steps']}>
      <li>
        <h3>{words.scan}</h3>
        <p className="soft">{words.apps}</p>
        <QrCode text={secret.address} label={words.qr} size={200} />
        <details>
          <summary>{words.cannotScan}</summary>
          <p className="soft">{words.typeSecret}</p>
          <code className={styles['secret']}>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </details>
      </li>
      <li>
        <h3>{words.confirmCode}</h3>
        <FirstCode password={password} onDone={onDone} onCancel={onCancel ?? (() => setSecret(null))} />
      </li>
    </ol>
  )
}

function AskOwner({
  isOn,
  onSecret,
  onCancel,
}: {
  isOn: boolean
  onSecret(password: string, secret: Secret): void
  onCancel: Props['onCancel']
}) {
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)

  const begin = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    const answer = await api('POST', '/two-factor', said)
    setBusy(false)
    if (answer.ok) {
      const { secret, address } = answer.data.entry
      if (secret && address) onSecret(String(said['password']), { secret, address })
      return
    }
    setProblems(answer.errors)
    showAnswer(answer)
  }

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void begin(event)}>
      <PasswordInput
        name="password"
        label={words.currentPassword}
        autoComplete="current-password"
        autoFocus
        error={problems['password']?.[0]}
        visibilityToggleButtonProps={{ 'aria-label': vi.showPassword, tabIndex: 0 }}
      />
      {isOn && (
        <TextInput
          name="current_otp"
          label={words.currentCode}
          description={words.currentCodeHint}
          autoComplete="one-time-code"
          error={problems['current_otp']?.[0]}
        />
      )}
      <Buttons submit={words.next} busy={busy} onCancel={onCancel} />
    </form>
  )
}

function FirstCode({
  password,
  onDone,
  onCancel,
}: {
  password: string
  onDone(codes: readonly string[]): void
  onCancel(): void
}) {
  const [otp, setOtp] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  const check = async (event: FormEvent) => {
    event.preventDefault()
    if (!/^\d{6}$/.test(otp)) return setProblem(words.sixDigits)
    setBusy(true)
    const answer = await api('POST', '/two-factor', { otp, password })
    setBusy(false)
    if (answer.ok) onDone(answer.data.recovery_codes ?? [])
    else setProblem(answer.errors['otp']?.[0] ?? answer.message)
  }

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void check(event)}>
      <TextInput
        label={words.otp}
        value={otp}
        error={problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        autoFocus
        onChange={({ currentTarget }) => {
          setOtp(currentTarget.value.replace(/\D/g, ''))
          setProblem('')
        }}
      />
      <Buttons submit={words.confirm} busy={busy} onCancel={onCancel} />
    </form>
  )
}

const Buttons = ({ submit, busy, onCancel }: { submit: string; busy: boolean; onCancel: Props['onCancel'] }) => (
  <div className={styles['buttons']}>
    <Button type="submit" loading={busy}>
      {submit}
    </Button>
    {onCancel && (
      <Button variant="default" onClick={onCancel}>
        {vi.cancel}
      </Button>
    )}
  </div>
)
