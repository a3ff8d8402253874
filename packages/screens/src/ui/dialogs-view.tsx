import { Button, Input } from '@mantine/core'
import { IconAlertTriangle, IconHelp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { vi } from './vi.ts'
import { dialogs, unfinishedReasons } from './dialogs.ts'
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
  return dialog.kind === 'confirm' ? <Confirm {...dialog} /> : <Reason {...dialog} />
}

/** The one dialog that asks for a yes or no. */
function Confirm({ title, message, link, danger = false, close }: Extract<Dialog, { kind: 'confirm' }>) {
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
        <Button color={RED} data-autofocus={danger || undefined} onClick={() => close(false)}>
          {vi.no}
        </Button>
        <Button color={GREEN} data-autofocus={!danger || undefined} onClick={() => close(true)}>
          {vi.yes}
        </Button>
      </div>
    </ModalDialog>
  )
}

const GREEN = 'green.7'
const RED = 'red.8'

/** Dialog that asks for a reason: a form, with a button labelled with the action. */
function Reason({ title, message, about, danger = false, verb, close }: Extract<Dialog, { kind: 'reason' }>) {
  const [missing, setMissing] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const step = `${verb} ${about}`

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = box.current?.value.trim() ?? ''
    if (reason) {
      unfinishedReasons.delete(step)
      return close(reason)
    }
    setMissing(true)
    box.current?.focus()
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
          <Input
            ref={box}
            component="textarea"
            multiline
            name="reason"
            data-autofocus
            rows={3}
            maxLength={500}
            error={missing}
            defaultValue={unfinishedReasons.get(step) ?? ''}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) =>
              unfinishedReasons.set(step, event.currentTarget.value)
            }
          />
        </Input.Wrapper>
        <div className={styles['buttons']}>
          <Button variant="default" onClick={() => close(null)}>
            {vi.back}
          </Button>
          <Button type="submit" {...(danger && { color: RED })}>
            {verb}
          </Button>
        </div>
      </form>
    </ModalDialog>
  )
}
