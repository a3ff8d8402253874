import { Button, Input } from '@mantine/core'
import { MOST_COMMENT_LETTERS } from '@trace/define/commentable.ts'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { call } from '../../app/call.ts'
import { useUser } from '../../app/shell-data.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { isComposing } from '../../ui/quick-keys.ts'
import { draftKey, keepDraft, readDrafts } from '../form/draft/draft.ts'
import styles from './beside.module.css'
import { useMention } from './use-mention.ts'
import type { Named } from './use-mention.ts'
import { words } from './words.ts'

interface Props {
  list: string
  id: number
  /** Whether a new comment reopens a settled thread. */
  reopens: boolean
  onSent(): void
}

/** Input for a comment, which is kept as a draft until it is sent; names are suggested for the text after an @. */
export function CommentForm({ list, id, reopens, onSent }: Props) {
  const key = draftKey(useUser()?.id ?? 0, `comments/${list}/${id}`)
  const [draft] = useState(() => readDrafts(key)[0]?.values)
  const [text, setText] = useState(() => String(draft?.['body'] ?? ''))
  const [sending, setSending] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const mention = useMention(list, id, draft?.['mentions'] as Named[] | undefined)

  const write = (next: string) => {
    setText(next)
    const values = next === '' ? {} : { body: next, mentions: mention.namedIn(next) }
    keepDraft(key, { version: null, values })
  }
  const send = async () => {
    if (text.trim() === '' || sending) return
    setSending(true)
    const mentions = mention.namedIn(text).map((one) => ({ id: one.id }))
    const answer = await call('POST /api/admin/:list/:id/comments', { list, id }, { body: text, mentions })
    setSending(false)
    // Success shows in the thread; only errors are announced.
    if (!answer.ok) return void showAnswer(answer)
    write('')
    onSent()
  }
  const type = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    write(currentTarget.value)
    mention.find(currentTarget.value.slice(0, currentTarget.selectionEnd))
  }
  const take = (at: number) => {
    const caret = box.current?.selectionEnd ?? text.length
    const [before, after] = mention.take(at, text.slice(0, caret), text.slice(caret))
    write(before + after)
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(before.length, before.length)
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
    else if (mention.people.length === 0) return
    else if (event.key === 'ArrowDown') mention.move(1)
    else if (event.key === 'ArrowUp') mention.move(-1)
    else if (event.key === 'Enter' || event.key === 'Tab') take(mention.at)
    else if (event.key === 'Escape') mention.close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isOpen = mention.people.length > 0

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div>
        <Input
          ref={box}
          component="textarea"
          multiline
          rows={2}
          maxLength={MOST_COMMENT_LETTERS}
          value={text}
          aria-label={words.write}
          placeholder={reopens ? words.reopens : words.hint}
          aria-haspopup="listbox"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? `${listId}-${mention.at}` : undefined}
          aria-keyshortcuts="Control+Enter"
          style={{ '--input-resize': 'vertical' }}
          onChange={type}
          onKeyDown={onKeyDown}
          onBlur={mention.close}
        />
        {isOpen && (
          <div role="listbox" id={listId} aria-label={words.people} className={styles['people']}>
            {mention.people.map(({ id: user, name, place }, at) => (
              <div
                key={user}
                role="option"
                tabIndex={-1}
                id={`${listId}-${at}`}
                aria-selected={at === mention.at}
                onMouseDown={(event) => {
                  event.preventDefault()
                  take(at)
                }}
              >
                {name} <span className="soft">{place}</span>
              </div>
            ))}
          </div>
        )}
      </div>
      <Button type="submit" variant="default" disabled={text.trim() === ''} loading={sending}>
        {words.send}
      </Button>
    </form>
  )
}
