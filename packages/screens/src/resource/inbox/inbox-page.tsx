import { formatMoment, lowerFirst } from '@trace/define/text/format.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { createElement } from 'react'
import { Link, Outlet, useLoaderData, useSearchParams } from 'react-router'
import { useUser } from '../../app/shell-data.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { vi } from '../../ui/vi.ts'
import { StatusBadge } from '../fields/status/status-badge.tsx'
import { iconOf } from '../row-icons.ts'
import { dueOf } from './due.ts'
import type { Inbox } from './inbox-data.ts'
import { InboxFilters, InboxPager } from './inbox-filters.tsx'
import styles from './inbox.module.css'
import type { Beside } from './inbox-record.tsx'
import { keyOf, stateShown } from './inbox-row.ts'
import type { Handled, Waiting } from './inbox-row.ts'
import { RefuseDialog } from './refuse-dialog.tsx'
import { useInbox } from './use-inbox.ts'
import { words } from './words.ts'

/** The inbox: a list of everything that waits for the user, with the opened row beside it. */
export function InboxPage() {
  const inbox = useLoaderData<Inbox>()
  const { rows, shown, open, asking, beside, addressOf, followed, toggled } = useInbox(inbox)
  const [search] = useSearchParams()
  // With the filter `taken`, only some of the waiting rows are counted, so no total is shown.
  const count =
    shown.view === 'mine' && !search.has('taken')
      ? shown.page.kinds.reduce((sum, kind) => sum + kind.count, 0)
      : undefined

  return (
    <Page title={vi.inbox}>
      <Tabs
        label={words.views}
        tabs={[
          { label: words.mine, to: '/admin/inbox', current: inbox.view === 'mine', count },
          { label: words.handled, to: '/admin/inbox?view=handled', current: inbox.view === 'handled' },
        ]}
      />
      <div className={styles['inbox']} data-open={open.length > 0 || undefined}>
        <section className={styles['list']} aria-label={inbox.view === 'mine' ? words.waiting : words.done}>
          <InboxFilters inbox={shown} search={search} />
          {rows.length === 0 ? (
            <Nothing view={inbox.view} taken={search.get('taken')} />
          ) : (
            <ul>
              {rows.map((row) => (
                <li key={'key' in row ? row.key : keyOf(row)} data-open={open.includes(keyOf(row)) || undefined}>
                  {inbox.view === 'mine' && (
                    <input
                      type="checkbox"
                      aria-label={words.together(row.name)}
                      checked={open.includes(keyOf(row))}
                      onChange={() => toggled(keyOf(row))}
                    />
                  )}
                  <Link
                    to={addressOf([keyOf(row)])}
                    onClick={(event) => followed(event, keyOf(row))}
                    aria-current={open.includes(keyOf(row)) || undefined}
                    preventScrollReset
                  >
                    <RowText row={row} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <InboxPager page={inbox.page.pagination} search={search} />
          <Keys yes={beside.yes?.label} no={beside.no?.label} />
        </section>
        <div className={styles['beside']}>
          <Outlet context={beside satisfies Beside} />
        </div>
      </div>
      {asking && <RefuseDialog {...asking} />}
    </Page>
  )
}

function RowText({ row }: { row: Waiting | Handled }) {
  return (
    <>
      <span className={styles['kind']}>
        <span className={styles['what']}>
          {createElement(iconOf(row.resource), { size: 16, stroke: 1.5, 'aria-hidden': true })}
          {row.label}
        </span>
        {'since' in row && <Due row={row} />}
        {'at' in row && <span>{formatMoment(row.at)}</span>}
      </span>
      <strong>{row.name}</strong>
      <span className={styles['kind']}>
        <StatusBadge {...stateShown(row)} />
        {'owner' in row && <span>{row.owner}</span>}
        {'reason' in row && <span>{row.reason}</span>}
      </span>
      {'taken_by' in row && row.taken_by && <TakenBy row={row} name={row.taken_by} />}
    </>
  )
}

function TakenBy({ row, name }: { row: Waiting; name: string }) {
  const isMine = row.taken_by_id === useUser()?.id
  return (
    <span className={styles['taken']}>
      <Avatar name={name} image={null} size={18} />
      {isMine ? words.haveIt : words.has(name)}
    </span>
  )
}

function Due({ row }: { row: Waiting }) {
  const { text, tone } = dueOf(row)
  return <span data-tone={tone}>{text}</span>
}

function Nothing({ view, taken }: { view: Inbox['view']; taken: string | null }) {
  if (view === 'handled') return <p className={styles['nothing']}>{words.nothingHandled}</p>
  if (taken) return <p className={styles['nothing']}>{taken === 'mine' ? words.nothingMine : words.nothingLeft}</p>
  return (
    <div className={styles['nothing']}>
      <IconCircleCheck size={32} stroke={1.25} aria-hidden />
      <strong>{words.nothingWaits}</strong>
      <span className="soft">{words.nothingWaitsHint}</span>
      <Link to="/admin/inbox?view=handled">{words.seeHandled}</Link>
    </div>
  )
}

/** Shows which keys act on the opened rows. */
const Keys = ({ yes, no }: { yes: string | undefined; no: string | undefined }) => (
  <p className={styles['keys']} aria-hidden>
    {[...(yes ? [['A', lowerFirst(yes)]] : []), ...(no ? [['R', lowerFirst(no)]] : []), ...words.keys].map(
      ([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ),
    )}
  </p>
)
