import { IconHandStop } from '@tabler/icons-react'
import type { Fields } from '@trace/define/field.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import type { ReactNode } from 'react'
import styles from './held-facts.module.css'

const words = {
  held: 'Tạm giữ để xác minh',
  since: (at: string) => `Từ ${at}`,
  about: 'Về',
  certified: 'Đã chứng nhận',
  found: 'Ghi nhận',
} as const

/** The fields that describe the hold of a row, if any. */
export interface Held {
  readonly held_facts?: readonly { key: string; kind: string; certified: string; found: string }[] | null
  readonly held_at?: string | null
  readonly held_told?: string | null
}

/**
 * Why a row is on hold: certified values beside present ones; `children` tell below what may be done. Empty for rows
 * without a hold.
 */
export function HeldFacts({ fields, held, children }: { fields: Fields; held: Held; children?: ReactNode }) {
  const { held_facts: facts, held_at: at, held_told: told } = held
  const { held_facts: listed, held_told: said } = fields
  if (!facts?.length || !listed) return null
  const kinds = listed.fields?.['kind']?.choices ?? {}
  return (
    <section className={styles['held']} aria-label={words.held}>
      <h2>
        <IconHandStop size={22} aria-hidden />
        {words.held}
      </h2>
      {at && <p>{words.since(formatMoment(at))}</p>}
      <table aria-label={listed.label}>
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
              <th scope="row">{kinds[kind]}</th>
              <td>{certified}</td>
              <td>{found}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {told && (
        <p>
          {said?.label}: {told}
        </p>
      )}
      {children}
    </section>
  )
}
