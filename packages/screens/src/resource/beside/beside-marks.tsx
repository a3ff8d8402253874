import { ActionIcon } from '@mantine/core'
import { IconMessageCircle, IconStar, IconStarFilled } from '@tabler/icons-react'
import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { call } from '../../app/call.ts'
import { useUser } from '../../app/shell-data.ts'
import { showAnswer } from '../../app/show-answer.ts'
import type { Person } from '../../app/record-events.ts'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './beside.module.css'
import { talkId, useBeside } from './use-beside.ts'
import { words } from './words.ts'

const MOST_NAMED = 2

/** Badges beside a record's name: favourite star, number of comments, other viewers. */
export function BesideMarks({ resource: { name: list }, entry: { id } }: { resource: Resource; entry: Entry }) {
  const { row, setRow, looking } = useBeside(list, id)
  const user = useUser()?.id
  if (!row) return null
  const { is_favourite, comments, is_settled } = row
  const mark = async () => {
    const answer = await call(
      'PUT /api/admin/:list/:id/change-favourite',
      { list, id },
      { is_favourite: !is_favourite },
    )
    // No message: the star itself shows the success.
    if (answer.ok) setRow({ ...row, ...answer.data.entry })
    else showAnswer(answer)
  }
  const label = is_favourite ? words.unstar : words.star
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-pressed={is_favourite}
        aria-label={words.star}
        title={label}
        className={styles['star']}
        onClick={() => void mark()}
      >
        {is_favourite ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
      </ActionIcon>
      {comments > 0 && (
        <button
          type="button"
          className={styles['count']}
          data-settled={is_settled || undefined}
          onClick={() => document.getElementById(talkId(list, id))?.scrollIntoView({ block: 'center' })}
        >
          <IconMessageCircle size={16} aria-hidden />
          {words.count(comments)}
        </button>
      )}
      {row.taken_by && (
        <span className={styles['looking']}>
          {row.taken_by_id === user ? words.handling : words.isHandling(row.taken_by)}
          {row.taken_at && words.sinceThen(formatMoment(row.taken_at))}
        </span>
      )}
      <Looking people={looking} />
    </>
  )
}

function Looking({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return <span role="status" />
  const named = people.slice(0, MOST_NAMED)
  return (
    <span role="status" className={styles['looking']}>
      {named.map(({ id, name }) => (
        <Avatar key={id} name={name} image={null} size={20} />
      ))}
      {words.looking(
        named.map(({ name }) => name),
        people.length - named.length,
      )}
    </span>
  )
}
