import { IconHandStop } from '@tabler/icons-react'
import { factKinds, holdFields } from '@trace/domain/areas/growing/hold-fields.ts'
import type { Fact } from '@trace/domain/areas/growing/hold-fields.ts'
import { formatMoment } from '@trace/domain/text/format.ts'
import type { ReactNode } from 'react'
import styles from './held-facts.module.css'

const words = {
  held: 'Tạm giữ để xác minh',
  since: (at: string) => `Từ ${at}`,
  told: (reason: string) => `${holdFields.held_told.label}: ${reason}`,
  facts: holdFields.held_facts.label,
  about: 'Về',
  certified: 'Đã chứng nhận',
  found: 'Ghi nhận',
} as const

/** The fields of a row that may be held (`holdFields` of the domain). */
export interface Held {
  readonly held_facts?: readonly Fact[] | null
  readonly held_at?: string | null
  readonly held_told?: string | null
}

/**
 * Why a row is held: what was certified beside what is known now; below it what may be done. Nothing for a row that is
 * not held.
 */
export function HeldFacts({ held, children }: { held: Held; children?: ReactNode }) {
  const { held_facts: facts, held_at: at, held_told: told } = held
  if (!facts?.length) return null
  return (
    <section className={styles['held']} aria-label={words.held}>
      <h2>
        <IconHandStop size={22} aria-hidden />
        {words.held}
      </h2>
      {at && <p>{words.since(formatMoment(at))}</p>}
      <table aria-label={words.facts}>
        <thead>
          <tr>
            <th scope="col">{words.about}</th>
            <th scope="col">{words.certified}</th>
            <th scope="col">{words.found}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ key, kind, certified, found }) => (
            <tr key={key}>
              <th scope="row">{factKinds[kind]}</th>
              <td>{certified}</td>
              <td>{found}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {told && <p>{words.told(told)}</p>}
      {children}
    </section>
  )
}
