import { Button, Input } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { vi } from '../../ui/vi.ts'
import styles from './inbox.module.css'
import { words } from './words.ts'

interface Props {
  title: string
  hint: string
  /** Reasons given before, the likeliest first. */
  offered: readonly string[]
  close(reason: string | null): void
}

/** Asks for the reason of a refusal; a digit takes one that was given before. */
export function RefuseDialog({ title, hint, offered, close }: Props) {
  const [missing, setMissing] = useState(false)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    if (reason) close(reason)
    else setMissing(true)
  }
  const pick = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const reason = event.currentTarget.value === '' ? offered[Number(event.key) - 1] : undefined
    if (!reason) return
    event.preventDefault()
    close(reason)
  }

  return (
    <ModalDialog label={title} className={styles['refuse']} onClose={() => close(null)}>
      <h2>{title}</h2>
      {hint && <p className="soft">{hint}</p>}
      <form onSubmit={submit} noValidate>
        <Input.Wrapper label={vi.reason} labelProps={{ 'data-required': true }} error={missing && vi.reasonRequired}>
          <Input
            component="textarea"
            multiline
            name="reason"
            data-autofocus
            rows={2}
            maxLength={500}
            error={missing}
            onKeyDown={pick}
          />
        </Input.Wrapper>
        {offered.length > 0 && (
          <fieldset>
            <legend className="soft">{words.reasons}</legend>
            {offered.map((reason, index) => (
              <button key={reason} type="button" onClick={() => close(reason)}>
                <kbd>{index + 1}</kbd>
                {reason}
              </button>
            ))}
          </fieldset>
        )}
        <div className={styles['buttons']}>
          <Button variant="default" onClick={() => close(null)}>
            {vi.back}
          </Button>
          <Button type="submit" color="red.8">
            {vi.reject}
          </Button>
        </div>
      </form>
    </ModalDialog>
  )
}
