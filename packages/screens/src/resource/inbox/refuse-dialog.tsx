import { Button, Input } from '@mantine/core'
import { useRef, useState } from 'react'
import type { ChangeEvent, FormEvent, KeyboardEvent } from 'react'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { isComposing } from '../../ui/quick-keys.ts'
import { vi } from '../../ui/vi.ts'
import styles from './inbox.module.css'
import { words } from './words.ts'

interface Props {
  title: string
  hint: string
  /** Reasons given before, the likeliest first. */
  offered: readonly string[]
  /** Reason typed earlier for the same rows, kept when the dialog was cancelled. */
  begun: string
  typing(text: string): void
  close(reason: string | null): void
}

/**
 * Asks for the reason of a refusal; earlier reasons are offered as buttons, or chosen with the arrow keys and Enter.
 */
export function RefuseDialog({ title, hint, offered, begun, typing, close }: Props) {
  const [missing, setMissing] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = box.current?.value.trim() ?? ''
    if (reason) return close(reason)
    setMissing(true)
    box.current?.focus()
  }
  /** The arrow keys move the focus from an empty box down to the earlier reasons, and up again. */
  const move = (event: KeyboardEvent<HTMLTextAreaElement | HTMLButtonElement>) => {
    const by = STEPS[event.key]
    const { currentTarget: from } = event
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return from.form?.requestSubmit()
    }
    const stops = [...(from.form?.querySelectorAll<HTMLElement>('textarea, fieldset button') ?? [])]
    const isInText = from instanceof HTMLTextAreaElement && from.value !== ''
    if (!by || isInText || isComposing(event.nativeEvent)) return
    event.preventDefault()
    stops[stops.indexOf(from) + by]?.focus()
  }

  return (
    <ModalDialog label={title} className={styles['refuse']} onClose={() => close(null)}>
      <h2>{title}</h2>
      {hint && <p className="soft">{hint}</p>}
      <form onSubmit={submit} noValidate>
        <Input.Wrapper label={vi.reason} labelProps={{ 'data-required': true }} error={missing && vi.reasonRequired}>
          <Input
            ref={box}
            component="textarea"
            multiline
            name="reason"
            data-autofocus
            rows={2}
            maxLength={500}
            error={missing}
            defaultValue={begun}
            aria-keyshortcuts="Control+Enter"
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => typing(event.currentTarget.value)}
            onKeyDown={move}
          />
        </Input.Wrapper>
        {offered.length > 0 && (
          <fieldset>
            <legend className="soft">{words.reasons}</legend>
            {offered.map((reason) => (
              <button key={reason} type="button" onClick={() => close(reason)} onKeyDown={move}>
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
            {vi.reject} <kbd aria-hidden>Ctrl ↵</kbd>
          </Button>
        </div>
      </form>
    </ModalDialog>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
