import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { State } from '@trace/define/machine.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useUser } from '../../app/shell-data.ts'
import { Brand } from '../../ui/brand.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './printed-sheet.module.css'
import { words } from './words.ts'

interface Props {
  /** What kind of row it is: 'Đơn đặt tem'. */
  label: string
  code: string
  name: string
  state: State
  /** Content at the right of the heading: a QR code. */
  mark?: ReactNode
  /** Labels of the signature fields. */
  signs: readonly string[]
  children: ReactNode
}

/**
 * A row as a printable document for filing: shown as an A4 page on screen; printing leaves out everything else on
 * the page.
 */
export function PrintedSheet({ label, code, name, state, mark, signs, children }: Props) {
  const user = useUser()
  const [at] = useState(() => formatMoment(new Date()))

  return (
    <Page
      title={words.sheetOf(label)}
      actions={
        <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => print()}>
          {words.print}
        </Button>
      }
    >
      <article className={styles['sheet']} aria-label={`${words.sheetOf(label)} ${code}`}>
        <header className={styles['head']}>
          <div>
            <Brand />
            <p className={styles['label']}>{words.sheetOf(label)}</p>
            <p className={styles['name']}>{name}</p>
            <p>
              <strong>{code}</strong> · {state.label}
            </p>
          </div>
          {mark}
        </header>
        {children}
        <div className={styles['signs']}>
          {signs.map((who) => (
            <p key={who}>
              <strong>{who}</strong>
              <small>{words.sign}</small>
            </p>
          ))}
        </div>
        <p className={styles['foot']}>{words.printedAt(at, user?.name ?? '')}</p>
      </article>
    </Page>
  )
}

export function SheetPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}

/** Labels with their values in two columns; labels without a value are left out. */
export function SheetFacts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

interface TableProps {
  heads: readonly string[]
  rows: readonly { key: number | string; cells: readonly ReactNode[] }[]
}

export function SheetTable({ heads, rows }: TableProps) {
  if (rows.length === 0) return <p>{words.none}</p>
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={heads[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
