import { distributors } from '@trace/domain/areas/tracing/distributors.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Named } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { Data } from '@trace/screens/app/call.ts'
import { RowLink } from '@trace/screens/resource/list/rows/row-link.tsx'
import styles from './recall-extent.module.css'
import { words } from './words.ts'

type Extent = Data<'GET /api/admin/traces/:id/recall-extent'>['entry']

/** The extent of a recall, in figures and names. */
export function RecallExtent({ extent }: { extent: Extent }) {
  const { labels, scans, distributor_count, sister_count } = extent
  return (
    <section aria-label={words.recallConcerns} className={styles['extent']}>
      <h3>{words.recallConcerns}</h3>
      <ul>
        <li>{words.recallLabels(formatNumber(labels))}</li>
        <li>{words.recallScans(formatNumber(scans))}</li>
        <li>
          {words.recallDistributors(formatNumber(distributor_count))}
          <Names resource={distributors} rows={extent.distributors} all={distributor_count} />
        </li>
        <li>
          {sister_count > 0 ? words.recallSisters(formatNumber(sister_count)) : words.recallNone}
          <Names resource={traces} rows={extent.sisters} all={sister_count} />
        </li>
      </ul>
    </section>
  )
}

/** The first rows by name, with links. */
function Names({ resource, rows, all }: { resource: Resource; rows: readonly Named[]; all: number }) {
  if (rows.length === 0) return null
  return (
    <span className={styles['names']}>
      {rows.map((row) => (
        <RowLink key={row.id} resource={resource} row={row} />
      ))}
      {all > rows.length && '…'}
    </span>
  )
}
