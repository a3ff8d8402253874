import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../app/call.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { confirm } from '../../ui/dialogs.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { StatusBadge } from '../fields/status/status-badge.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentLine } from './comment-line.tsx'
import type { Comment } from './comment-line.tsx'
import styles from './beside.module.css'
import { talkId, useRecordChanges } from './use-beside.ts'
import { words } from './words.ts'

interface Thread {
  lines: readonly Comment[]
  earlier: boolean
}

/** Card with the comment thread of producers and staff about a record. */
export function TalkCard({ resource: { name: list }, entry: { id } }: { resource: Resource; entry: Entry }) {
  const [thread, setThread] = useState<Thread | null>(null)
  const changes = useRecordChanges(`${list}.${id}`)
  const card = useRef<HTMLElement>(null)
  const own = talkId(list, id)
  const isAsked = useLocation().hash === '#trao-doi'

  const [asked, setAsked] = useState(0)
  const readAgain = () => setAsked((times) => times + 1)
  useEffect(() => {
    let isLeft = false
    void call('GET /api/admin/:list/:id/comments', { list, id }).then((answer) => {
      if (answer.ok && !isLeft) setThread({ lines: answer.data.entries, earlier: answer.data.earlier })
    })
    return () => {
      isLeft = true
    }
  }, [list, id, changes, asked])

  const isThere = thread !== null
  useEffect(() => {
    if (isThere && isAsked) card.current?.scrollIntoView({ block: 'center' })
  }, [isThere, isAsked])

  if (!thread) return null
  const { lines, earlier } = thread
  const last = lines.at(-1)
  const said = lines.filter(({ kind, is_deleted }) => kind === 'said' && !is_deleted).length

  const readEarlier = async () => {
    const answer = await whileLoading(call('GET /api/admin/:list/:id/comments', { list, id, before: lines[0]!.id }))
    if (answer.ok) setThread({ lines: [...answer.data.entries, ...lines], earlier: answer.data.earlier })
    else showAnswer(answer)
  }
  const settle = async () => {
    const answer = await whileLoading(call('PUT /api/admin/:list/:id/settle-comments', { list, id }))
    if (showAnswer(answer)) readAgain()
  }
  const remove = async (comment: Comment) => {
    if (!(await confirm({ title: words.remove, message: words.askRemove, danger: true }))) return
    const line = { list, id, comment: comment.id }
    if (showAnswer(await whileLoading(call('DELETE /api/admin/:list/:id/comments/:comment', line)))) readAgain()
  }

  return (
    <section ref={card} id={own} aria-labelledby={`${own}-dau`} className={`card ${styles['talk']}`}>
      <div className={styles['head']}>
        <h2 id={`${own}-dau`}>{said > 0 ? words.count(said) : words.talk}</h2>
        {last?.kind === 'settled' && <StatusBadge label={words.settled} tone="success" />}
        {last?.kind === 'said' && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconCheck size={16} aria-hidden />}
            onClick={() => void settle()}
          >
            {words.settle}
          </Button>
        )}
      </div>
      {earlier && (
        <Button variant="subtle" size="compact-sm" onClick={() => void readEarlier()}>
          {words.earlier}
        </Button>
      )}
      {lines.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <ol aria-label={words.talk} aria-live="polite">
          {lines.map((comment) => (
            <CommentLine key={comment.id} comment={comment} remove={() => void remove(comment)} />
          ))}
        </ol>
      )}
      <CommentForm list={list} id={id} reopens={last?.kind === 'settled'} onSent={readAgain} />
    </section>
  )
}
