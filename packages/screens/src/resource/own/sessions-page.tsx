import { Button } from '@mantine/core'
import { formatMoment } from '@trace/define/text/format.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '../../app/call.ts'
import type { Data } from '../../app/call.ts'
import { StatusBadge } from '../fields/status/status-badge.tsx'
import { confirm } from '../../ui/dialogs.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { words } from './words.ts'
import styles from './own-list.module.css'

type Sessions = Data<'GET /api/admin/sessions'>

/** The user's sessions, each with a button that ends it. */
export function SessionsPage() {
  const { entries } = useLoaderData<Sessions>()

  return (
    <Page>
      <ul className={`card ${styles['list']}`}>
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ul>
    </Page>
  )
}

function Line({ entry: { id, ip, user_agent, last_used_at, current } }: { entry: Sessions['entries'][number] }) {
  const { revalidate } = useRevalidator()

  const end = async () => {
    if (!(await confirm({ title: words.endSession, message: words.askEndSession, danger: true }))) return
    if (showAnswer(await whileLoading(call('DELETE /api/admin/sessions/:id', { id })))) void revalidate()
  }

  return (
    <li>
      <div>
        <strong>{deviceOf(user_agent ?? '')}</strong>
        {current && <StatusBadge tone="success" label={words.thisSession} />}
        <p className="soft">
          {words.place}: {ip} · {words.lastUse}: {formatMoment(last_used_at)}
        </p>
      </div>
      {!current && (
        <Button variant="default" onClick={() => void end()}>
          {words.endSession}
        </Button>
      )}
    </li>
  )
}

/** Name of the device from the User-Agent header: 'Chrome trên Windows'. */
function deviceOf(agent: string): string {
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((name) => agent.includes(name))
  const system = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux'].find((name) => agent.includes(name))
  return browser && system ? words.browserOn({ Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser, system) : words.device
}
