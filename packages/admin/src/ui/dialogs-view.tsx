import { Button, Input } from '@mantine/core'
import { IconAlertTriangle, IconHelp, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { vi } from './vi.ts'
import { dialogs } from './dialogs.ts'
import type { Dialog } from './dialogs.ts'
import { ModalDialog } from './modal-dialog.tsx'
import { useStore } from './store.ts'
import styles from './dialogs.module.css'

/** The open dialogs, stacked. */
export function Dialogs() {
  const open = useStore(dialogs)
  return open.map((dialog) => <OneDialog key={dialog.id} dialog={dialog} />)
}

function OneDialog({ dialog }: { dialog: Dialog }) {
  if (dialog.kind === 'confirm') return <Confirm {...dialog} />
  if (dialog.kind === 'reason') return <Reason {...dialog} />
  return <Failure {...dialog} />
}

function Confirm({ title, message, link, danger = false, verb, close }: Extract<Dialog, { kind: 'confirm' }>) {
  return (
    <ModalDialog label={title} className={styles['ask']} onClose={() => close(false)}>
      <span className={styles['icon']} data-tone={danger ? 'danger' : 'info'}>
        {danger ? <IconAlertTriangle /> : <IconHelp />}
      </span>
      <h2>{title}</h2>
      <p className="soft">{message}</p>
      {link && (
        <a href={link.to} target="_blank" rel="noreferrer">
          {link.text}
        </a>
      )}
      <div className={styles['buttons']}>
        <Button {...(verb ? quiet : red)} data-autofocus={danger || undefined} onClick={() => close(false)}>
          {verb ? vi.back : vi.no}
        </Button>
        <Button {...(verb && danger && red)} data-autofocus={!danger || undefined} onClick={() => close(true)}>
          {verb ?? vi.yes}
        </Button>
      </div>
    </ModalDialog>
  )
}

const red = { color: 'red.8' }
const quiet = { variant: 'default' }

function Reason({ title, message, danger = false, verb, close }: Extract<Dialog, { kind: 'reason' }>) {
  const [missing, setMissing] = useState(false)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    if (reason) close(reason)
    else setMissing(true)
  }

  return (
    <ModalDialog label={title} className={styles['ask']} onClose={() => close(null)}>
      <span className={styles['icon']} data-tone="warning">
        <IconHelp />
      </span>
      <h2>{title}</h2>
      {message && <p className="soft">{message}</p>}
      <form className={styles['form']} onSubmit={submit} noValidate>
        <Input.Wrapper label={vi.reason} labelProps={{ 'data-required': true }} error={missing && vi.reasonRequired}>
          <Input component="textarea" multiline name="reason" data-autofocus rows={3} maxLength={500} error={missing} />
        </Input.Wrapper>
        <div className={styles['buttons']}>
          <Button {...quiet} onClick={() => close(null)}>
            {vi.back}
          </Button>
          <Button type="submit" {...(danger && red)}>
            {verb}
          </Button>
        </div>
      </form>
    </ModalDialog>
  )
}

function Failure({ message, close }: Extract<Dialog, { kind: 'failure' }>) {
  return (
    <ModalDialog label={vi.failed} className={styles['ask']} onClose={close}>
      <span className={styles['icon']} data-tone="danger">
        <IconX />
      </span>
      <h2>{vi.failed}</h2>
      <p role="alert" className="soft">
        {message}
      </p>
      <div className={styles['buttons']}>
        <Button variant="default" data-autofocus onClick={close}>
          {vi.close}
        </Button>
      </div>
    </ModalDialog>
  )
}
