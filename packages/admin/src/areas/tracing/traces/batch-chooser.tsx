import { TextInput } from '@mantine/core'
import { IconChevronRight, IconSearch } from '@tabler/icons-react'
import { batchStatus } from '@trace/domain/areas/growing/states.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { Form, Link, useLocation, useSearchParams } from 'react-router'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { Page } from '@trace/screens/ui/page.tsx'
import { remainingOf } from './trace-data.ts'
import type { Batch, TraceForm } from './trace-data.ts'
import styles from './batch-chooser.module.css'
import { words } from './words.ts'

/** Chooses the batch of a new trace; users who may not list batches see only names. */
export function BatchChooser({ batches }: { batches: TraceForm['choices'] }) {
  const [search] = useSearchParams()
  const { state } = useLocation()

  return (
    <Page>
      <Card heading={words.chooseBatch} flush>
        <div className={styles['head']}>
          <p className="soft">{words.chooseHint}</p>
          <Form role="search" replace>
            <TextInput
              type="search"
              name="search"
              aria-label={words.findBatch}
              placeholder={words.findBatch}
              defaultValue={search.get('search') ?? ''}
              leftSection={<IconSearch size={16} aria-hidden />}
            />
          </Form>
        </div>
        {batches.length === 0 && (
          <div className={styles['empty']}>
            <h3>{words.noBatches}</h3>
            <p className="soft">{words.noBatchesHint}</p>
          </div>
        )}
        <ul className={styles['list']}>
          {batches.map((batch) => (
            <li key={batch.id}>
              <Link to={`?batch_id=${batch.id}`} state={state}>
                <strong>{batch.name}</strong>
                {'code' in batch && <Facts batch={batch} />}
                <IconChevronRight size={18} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  )
}

const Facts = ({ batch }: { batch: Batch }) => (
  <>
    <span className="soft">{batch.code}</span>
    <span>{batch.product.name}</span>
    <span className="soft">{batch.manufacture.name}</span>
    <span className={styles['left']}>{words.remaining(remainingOf(batch))}</span>
    <span className="soft">{formatDay(batch.actual_harvest_date)}</span>
    <StatusBadge {...batchStatus.states[batch.status]} />
  </>
)
