import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { needs } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import type { ReactNode } from 'react'
import { useCan } from '../../app/shell-data.ts'
import { referencedRows } from '../form/entry.ts'
import { thumbnailOf } from '../fields/media/thumbnail.ts'
import { DetailValue } from './detail-value.tsx'
import styles from './detail-head.module.css'
import { figuresOf } from './figures-of.ts'
import { LastActs } from './last-acts.tsx'

interface Props {
  resource: Resource
  entry: Entry
}

/** The heading of a row: its picture, its name with its states, and its owner beneath. */
export function DetailHeading({ resource, entry, children }: Props & { children: ReactNode }) {
  return (
    <>
      <Picture resource={resource} entry={entry} />
      <div className={styles['named']}>
        {children}
        <div className={styles['owner']}>
          <Owner resource={resource} entry={entry} />
        </div>
      </div>
    </>
  )
}

function Picture({ resource: { fields }, entry }: Props) {
  const url = Object.entries(fields).flatMap(([name, { kind }]) => {
    if (kind === 'image') return entry[name] ? [String(entry[name])] : []
    if (kind !== 'images' || !Array.isArray(entry[name])) return []
    return (entry[name] as { url: string }[]).map((one) => one.url)
  })[0]
  return url ? <img src={thumbnailOf(url)} alt="" className={styles['picture']} /> : null
}

function Owner({ resource: { name, fields, scope }, entry }: Props) {
  const of = scope.owner ?? ''
  const field = fields[of]
  if (!field?.to || referencedRows(entry, of).length === 0) return null
  return <DetailValue field={field} name={of} value={entry[of]} entry={entry} resource={name} />
}

/** Up to three key figures of a row, and its latest revisions. */
export function HeadBand({ resource, entry, figures }: Props & { figures: boolean }) {
  const can = useCan()
  const shown = figures ? figuresOf(resource, entry) : []
  const hasActs = !resource.handmade && can(needs(resource, 'list'))
  if (shown.length === 0 && !hasActs) return null
  return (
    <div className={`card ${styles['band']}`}>
      {shown.length > 0 && (
        <dl className={styles['figures']}>
          {shown.map((name) => (
            <Figure key={name} resource={resource} entry={entry} name={name} />
          ))}
        </dl>
      )}
      {hasActs && <LastActs resource={resource} entry={entry} />}
    </div>
  )
}

function Figure({ resource: { name: of, fields }, entry, name }: Props & { name: string }) {
  const field = fields[name]!
  const isOver = field.expires && String(entry[name]) < today()
  return (
    <div>
      <dt>{field.label}</dt>
      <dd data-over={isOver || undefined}>
        <DetailValue field={field} name={name} value={entry[name]} entry={entry} resource={of} />
      </dd>
    </div>
  )
}
