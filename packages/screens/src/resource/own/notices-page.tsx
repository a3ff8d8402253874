import { Button } from '@mantine/core'
import { IconBell, IconChecks } from '@tabler/icons-react'
import { formatMoment } from '@trace/define/text/format.ts'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { call } from '../../app/call.ts'
import type { Data } from '../../app/call.ts'
import { load } from '../../app/load.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './own-list.module.css'
import own from './notices-page.module.css'
import { words } from './words.ts'

type Notice = Data<'GET /api/admin/notices'>['entries'][number]
type Mail = Data<'GET /api/admin/notices/mail'>['entry']['mail']

interface Notices {
  entries: readonly Notice[]
  unread: number
  mail: Mail
}

export async function loadNotices({ request }: { request: Request }): Promise<Notices> {
  const [{ entries, unread }, { entry }] = await Promise.all([
    load('GET /api/admin/notices', {}, request),
    load('GET /api/admin/notices/mail', {}, request),
  ])
  return { entries, unread, mail: entry.mail }
}

/** The user's notices about rows, and whether they are also sent by e-mail. */
export function NoticesPage() {
  const { entries, unread, mail } = useLoaderData<Notices>()
  const { revalidate } = useRevalidator()

  const seeAll = async () => {
    const answer = await whileLoading(call('PUT /api/admin/notices/change-all-seen', {}))
    if (showAnswer(answer)) await revalidate()
  }

  return (
    <Page
      actions={
        unread > 0 && (
          <Button variant="default" leftSection={<IconChecks size={16} aria-hidden />} onClick={() => void seeAll()}>
            {words.seeAll}
          </Button>
        )
      }
    >
      <MailChoice mail={mail} />
      {entries.length > 0 ? (
        <ul className={`card ${styles['list']}`}>
          {entries.map((notice) => (
            <Line key={notice.id} notice={notice} />
          ))}
        </ul>
      ) : (
        <section className={`card ${styles['none']}`}>
          <IconBell size={40} stroke={1.25} aria-hidden />
          <h2>{words.noNotices}</h2>
          <p className="soft">{words.noNoticesHint}</p>
        </section>
      )}
    </Page>
  )
}

const Line = ({ notice: { id, title, content, to, told_at, is_seen } }: { notice: Notice }) => (
  <li data-unread={!is_seen || undefined} className={own['line']}>
    <div>
      {to ? (
        <Link to={to} onClick={() => void call('PUT /api/admin/notices/:id/change-seen', { id })}>
          {title}
        </Link>
      ) : (
        <span>{title}</span>
      )}
      {content && <p>{content}</p>}
    </div>
    <time dateTime={told_at} className="soft">
      {formatMoment(told_at)}
    </time>
  </li>
)

function MailChoice({ mail }: { mail: Mail }) {
  const { revalidate } = useRevalidator()

  const choose = async (chosen: Mail) => {
    const answer = await whileLoading(call('PUT /api/admin/notices/mail', {}, { mail: chosen }))
    showAnswer(answer)
    await revalidate()
  }

  return (
    <fieldset className={`card ${own['mail']}`}>
      <legend className="visually-hidden">{words.mail}</legend>
      <strong aria-hidden>{words.mail}</strong>
      {(Object.keys(words.mails) as Mail[]).map((one) => (
        <label key={one}>
          <input type="radio" name="mail" checked={mail === one} onChange={() => void choose(one)} />
          {words.mails[one]}
        </label>
      ))}
    </fieldset>
  )
}
