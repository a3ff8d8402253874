import { processes } from '@trace/domain/areas/growing/processes.ts'
import type { Entry } from '@trace/define/entry.ts'
import { Link } from 'react-router'
import { detailAddress } from '@trace/screens/resource/addresses.ts'
import { CommentThread } from '@trace/screens/resource/beside/beside-parts.tsx'
import { Card, Column, Columns } from '@trace/screens/resource/detail/card.tsx'
import { DetailScreen } from '@trace/screens/resource/detail/detail-screen.tsx'
import { Fact, Facts, FieldFacts } from '@trace/screens/resource/detail/facts.tsx'
import { Timeline, TimelineItem } from '@trace/screens/resource/detail/timeline.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import { useProcessActions } from './process-actions.ts'
import styles from './process-detail.module.css'
import { daysOf, spanOf } from './stage-item.ts'
import type { Span } from './stage-item.ts'
import { words } from './words.ts'

type Process = Entry<typeof processes>

/** Detail screen of a process, with its stages as a timeline. */
export function ProcessDetail() {
  const actionsOf = useProcessActions()
  const only = (entry: Process) => actionsOf(entry).filter(({ icon }) => icon !== 'view')
  return <DetailScreen resource={processes} ownTalk only={only} body={(entry) => <Body entry={entry} />} />
}

const shown = [
  'manufacture_id',
  'sector_kind',
  'product_group_id',
  'plant_id',
  'animal_id',
  'seafood_id',
  'standard',
  'total_days',
  'description',
  'document',
  'version_number',
] as const

function Body({ entry }: { entry: Process }) {
  const { manufacture_id: owner, parent_id: previous } = entry
  const stages = entry.process_stages
  const whole = spanOf(stages)

  return (
    <Columns>
      <Card heading={words.stages}>
        {stages.length === 0 && <p className="soft">{words.none}</p>}
        <Timeline label={words.stages}>
          {stages.map((item, index) => (
            <Stage key={item.id} item={item} number={index + 1} whole={whole} />
          ))}
        </Timeline>
      </Card>
      <Column>
        <Card heading={vi.general}>
          <Facts>
            {!owner && <Fact label={words.owner}>{words.template}</Fact>}
            <FieldFacts resource={processes} entry={entry} names={shown} />
          </Facts>
          {previous !== null && <Link to={detailAddress(processes, previous)}>{words.previous}</Link>}
        </Card>
        <CommentThread resource={processes} entry={entry} />
      </Column>
    </Columns>
  )
}

function Stage({
  item,
  number,
  whole,
}: {
  item: Process['process_stages'][number]
  number: number
  whole: Span | null
}) {
  const { is_required, is_traceable, note } = item
  const { from, to } = daysOf(item)
  const days = words.days(from, to)
  const facts = [days, !is_required && words.optional, !is_traceable && words.hidden].filter((fact) => fact)

  return (
    <TimelineItem tone={is_required ? 'success' : undefined} heading={`${number}. ${item.stage.name}`}>
      <p className="soft">{facts.join(' · ')}</p>
      {whole && from !== null && <Bar from={from} to={to ?? from} whole={whole} />}
      {note && <p>{note}</p>}
    </TimelineItem>
  )
}

/** Bar of a stage's days within the whole duration of the process. */
function Bar({ from, to, whole }: Span & { whole: Span }) {
  const days = whole.to - whole.from + 1
  const [start, length] = [from - whole.from, to - from + 1].map((count) => `${(count / days) * 100}%`)
  return (
    <span aria-hidden className={styles['track']}>
      <i style={{ marginInlineStart: start, width: length }} />
    </span>
  )
}
