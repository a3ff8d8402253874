import { IconCheck, IconTrash } from '@tabler/icons-react'
import { ActionIcon } from '@mantine/core'
import { formatMoment } from '@trace/define/text/format.ts'
import type { ReactNode } from 'react'
import type { Data } from '../../app/call.ts'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './beside.module.css'
import { words } from './words.ts'

export type Comment = Data<'GET /api/admin/:list/:id/comments'>['entries'][number]

/** One line of a thread: who said what, and when. */
export function CommentLine({ comment, remove }: { comment: Comment; remove(): void }) {
  const { kind, body, place, is_own, is_deleted, said_at, mentions } = comment
  const author = comment.author || words.erased
  const time = (
    <time className="soft" dateTime={said_at}>
      {formatMoment(said_at)}
    </time>
  )
  if (kind === 'settled')
    return (
      <li className={styles['end']}>
        <IconCheck size={16} aria-hidden />
        <span>{words.settledBy(author)}</span>
        {time}
      </li>
    )
  return (
    <li className={styles['line']} data-own={is_own || undefined}>
      <Avatar name={author} image={null} size={32} />
      <div>
        <p className={styles['who']}>
          <strong>{author}</strong>
          <span className="soft">{place}</span>
          {time}
          {is_own && !is_deleted && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={words.remove}
              title={words.remove}
              onClick={remove}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          )}
        </p>
        {is_deleted ? (
          <p className="soft">{words.deleted}</p>
        ) : (
          <p className={styles['body']}>
            {withMentions(
              body,
              mentions.map(({ name }) => name),
            )}
          </p>
        )}
      </div>
    </li>
  )
}

/** Highlights the mentioned names in a text. */
function withMentions(body: string, names: readonly string[]): ReactNode {
  const marks = names.map((name) => `@${name}`).toSorted((a, b) => b.length - a.length)
  const at = marks.map((mark) => [body.indexOf(mark), mark] as const).filter(([from]) => from >= 0)
  const [first] = at.toSorted(([a], [b]) => a - b)
  if (!first) return body
  const [from, mark] = first
  return (
    <>
      {body.slice(0, from)}
      <mark>{mark}</mark>
      {withMentions(body.slice(from + mark.length), names)}
    </>
  )
}
