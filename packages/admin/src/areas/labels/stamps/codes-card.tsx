import { Button, TextInput } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { stampCodeStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { scanResults } from '@trace/domain/areas/scans/scan-results.ts'
import { formatMoment, formatNumber } from '@trace/define/text/format.ts'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { useOpenCode } from '@trace/screens/resource/codes/use-open-code.ts'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import table from '@trace/screens/resource/list/list-table.module.css'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { RowMenu } from '@trace/screens/resource/list/rows/row-menu.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import { CODES } from './stamp-data.ts'
import type { Label, Stamp } from './stamp.ts'
import styles from './stamp-page.module.css'
import { useLabelSteps } from './use-label-steps.ts'
import { words } from './words.ts'

/** Paged table of an issue's labels: each with its code and status. */
export function CodesCard({ stamp, labels }: { stamp: Stamp; labels: readonly Label[] }) {
  const { serial_from, serial_to } = stamp
  const { actionsOf, revoke } = useLabelSteps(stamp)
  const openCode = useOpenCode()
  const [problem, setProblem] = useState<string | null>(null)
  if (serial_from === null || serial_to === null) {
    return (
      <section className={`card ${styles['card']}`}>
        <h2>{words.codes}</h2>
        <p className="soft">{words.noCodes}</p>
      </section>
    )
  }
  /**
   * A serial number of this issue is submitted by the form as usual; any other code opens the row that it belongs
   * to.
   */
  const jump = async (event: FormEvent<HTMLFormElement>) => {
    const said = String(new FormData(event.currentTarget).get('label')).trim()
    const serial = /^\d+$/.test(said) ? Number(said) : 0
    if (said === '' || (serial >= serial_from && serial <= serial_to)) return
    event.preventDefault()
    setProblem(await openCode(said))
  }
  const [first, last] = [Number(labels[0]?.serial ?? serial_from), Number(labels.at(-1)?.serial ?? serial_from)]

  return (
    <section className={`card ${styles['card']}`}>
      <header className={styles['head']}>
        <h2>{words.codes}</h2>
        <div className={styles['jump']}>
          <Form className={styles['jump']} preventScrollReset onSubmit={(event) => void jump(event)}>
            <TextInput
              key={first}
              name="label"
              size="xs"
              aria-label={words.goTo}
              placeholder={words.goTo}
              error={problem}
            />
            <Button type="submit" size="xs" variant="default">
              {words.go}
            </Button>
          </Form>
          {revoke && (
            <Button size="xs" variant="default" onClick={revoke}>
              {words.revoke}
            </Button>
          )}
        </div>
      </header>
      <CodesTable labels={labels} actionsOf={actionsOf} />
      <footer className={styles['steps']}>
        <span className="soft">{words.ofAll(`${serialText(first)}–${serialText(last)}`, serialText(serial_to))}</span>
        <nav>
          <Step to={first > serial_from ? first - CODES : null} label={words.earlier} icon={IconChevronLeft} />
          <Step to={last < serial_to ? last + 1 : null} label={words.later} icon={IconChevronRight} />
        </nav>
      </footer>
    </section>
  )
}

function Step({ to, label, icon: Arrow }: { to: number | null; label: string; icon: Icon }) {
  const looks = { variant: 'default', size: 'xs', 'aria-label': label, children: <Arrow size={16} aria-hidden /> }
  if (to === null) return <Button disabled {...looks} />
  return <Button component={Link} to={`?serial=${to}`} preventScrollReset {...looks} />
}

/** The end of an address, in which the labels of an issue differ. */
const endOf = (address: string): string => (address.length > MOST_SHOWN ? `…${address.slice(-MOST_SHOWN)}` : address)
const MOST_SHOWN = 32

interface LabelColumn {
  label: string
  kind: 'code' | 'text' | 'moment' | 'own'
  numeric?: true
  cell(label: Label): ReactNode
}

const columns: readonly LabelColumn[] = [
  {
    label: words.serial,
    kind: 'code',
    cell: ({ serial }) => (
      <Link to={`?label=${Number(serial)}`} preventScrollReset>
        {serial}
      </Link>
    ),
  },
  { label: words.code, kind: 'text', cell: ({ code }) => <code>{code}</code> },
  {
    label: words.address,
    kind: 'text',
    cell: ({ qr_text }) => (
      <a href={qr_text} title={qr_text} target="_blank" rel="noreferrer">
        {endOf(qr_text)}
      </a>
    ),
  },
  { label: words.state, kind: 'own', cell: (label) => <State label={label} /> },
  { label: words.told, kind: 'own', cell: ({ told }) => <StatusBadge {...scanResults[told]} /> },
  { label: words.scans, kind: 'text', numeric: true, cell: ({ scan_count }) => formatNumber(scan_count) },
  { label: words.lastScan, kind: 'moment', cell: ({ last_scanned_at }) => formatMoment(last_scanned_at) },
]

function State({ label: { state, reason, replaced_by } }: { label: Label }) {
  const why = [reason, replaced_by && words.replacedBy(replaced_by)].filter(Boolean).join('; ')
  return (
    <>
      <StatusBadge {...stampCodeStatus.states[state]} />
      {why && <small className={styles['why']}>{why}</small>}
    </>
  )
}

function CodesTable({ labels, actionsOf }: { labels: readonly Label[]; actionsOf(label: Label): RowAction[] }) {
  const acts = labels.some((one) => actionsOf(one).length > 0)
  return (
    <div className={table['scroll']} tabIndex={0} role="region" aria-label={words.codes}>
      <table role="table" className={`${table['table']} ${table['plain']} ${styles['codes']}`}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, numeric }) => (
              <th key={label} role="columnheader" data-numeric={numeric}>
                {label}
              </th>
            ))}
            {acts && (
              <th role="columnheader" className={table['menu']}>
                <span className="visually-hidden">{vi.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {labels.map((one) => (
            <tr role="row" key={one.serial}>
              {columns.map(({ label, kind, numeric, cell }, index) => (
                <td
                  key={label}
                  role="cell"
                  data-label={label}
                  data-kind={kind}
                  data-title={index === 0 || undefined}
                  data-numeric={numeric}
                >
                  <div>{cell(one)}</div>
                </td>
              ))}
              {acts && (
                <td role="cell" className={table['menu']}>
                  <RowMenu name={one.serial} actions={actionsOf(one)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
