import { Button } from '@mantine/core'
import { IconArrowLeft, IconRestore } from '@tabler/icons-react'
import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatMoment, formatNumber } from '@trace/define/text/format.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../app/api.ts'
import type { Data } from '../../../app/call.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { DetailSections } from '../../detail/detail-screen.tsx'
import { LoadingHere } from '../../../ui/loading.tsx'
import { words } from '../words.ts'
import styles from './trash-preview.module.css'
import type { Uses } from './uses-dialog.tsx'

/** A row as the trash lists it. */
export type Trashed = Data<'GET /api/admin/trash-:list'>['entries'][number]

interface Props {
  resource: Resource
  row: Trashed
  back(): void
  recover(): void
}

/** Values of a deleted row, who deleted it and when, and which deleted rows used it; read-only. */
export function TrashPreview({ resource, row: { id, name, deleted_at, deleted_by }, back, recover }: Props) {
  const [found, setFound] = useState<{ entry: Entry; uses: Uses } | null>(null)
  const held = useRef<HTMLDivElement>(null)
  const title = name || `${resource.label} ${id}`
  /** Fields with counts are left out, because they count only rows that are not deleted. */
  const counts = Object.keys(resource.fields).filter((field) => resource.fields[field]!.kind === 'count')

  useEffect(() => held.current?.focus(), [])
  useEffect(() => {
    const stop = new AbortController()
    void (async () => {
      const path = `/trash-${resource.name}/${id}`
      const answer = await api<{ entry: Entry; uses: Uses }>('GET', path, undefined, { signal: stop.signal })
      if (answer.ok) setFound(answer.data)
      else if (!stop.signal.aborted) showAnswer(answer)
    })()
    return () => stop.abort()
  }, [resource, id])

  return (
    <section className={styles['preview']} aria-label={words.lookAt(title)} aria-busy={!found}>
      {!found && <LoadingHere />}
      <header>
        <Button
          size="xs"
          variant="default"
          className={styles['back']}
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={back}
        >
          {words.backToTrash}
        </Button>
        <h3>{title}</h3>
        <p className="soft">{words.deletedBy(formatMoment(deleted_at), deleted_by ?? null)}</p>
      </header>
      <div ref={held} className={styles['held']} tabIndex={0} role="group" aria-label={title}>
        {found && <DetailSections resource={resource} entry={found.entry} except={counts} />}
        {found && found.uses.length > 0 && (
          <section className={`card ${styles['uses']}`}>
            <h2>{words.usedInTrash}</h2>
            <p className="soft">{words.usedInTrashHint}</p>
            <ul>
              {found.uses.map(({ resource: owner, label, count, rows }) => (
                <li key={owner}>
                  <strong>
                    {formatNumber(count)} {label}
                  </strong>
                  <span className="soft">{rows.map((row) => row.name || `#${row.id}`).join(', ')}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <footer>
        <Button leftSection={<IconRestore size={16} aria-hidden />} onClick={recover}>
          {words.recover}
        </Button>
      </footer>
    </section>
  )
}
