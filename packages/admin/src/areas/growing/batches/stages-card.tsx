import { diaries as diaryResource } from '@trace/domain/areas/growing/diaries.ts'
import { diaryStatus } from '@trace/domain/areas/growing/states.ts'
import type { Tone } from '@trace/define/machine.ts'
import { addDays } from '@trace/define/text/dates.ts'
import { formatDay, formatMoment, formatNumber } from '@trace/define/text/format.ts'
import { IconEye, IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { createAddress, detailAddress, listAddress } from '@trace/screens/resource/addresses.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { Timeline, TimelineItem } from '@trace/screens/resource/detail/timeline.tsx'
import { useCan } from '@trace/screens/app/shell-data.ts'
import type { Batch, BatchView, Diary, PlannedStage } from './batch-data.ts'
import { words } from './words.ts'
import styles from './stages-card.module.css'
import { useReturnState } from '@trace/screens/app/way-back.ts'

/** Planned stages, each with the diaries written for it. */
export function StagesCard({ view: { entry, stages, diaries } }: { view: BatchView }) {
  const can = useCan()
  const list = `${listAddress(diaryResource)}?batch_id=${entry.id}`
  const byStage = Map.groupBy(diaries, ({ stage_id }) => stage_id)
  const planned = new Set(stages.map(({ stage_id }) => stage_id))
  const others = diaries.filter(({ stage_id }) => !planned.has(stage_id))
  const mayAdd =
    (entry.status === 'in_production' || entry.status === 'harvested') && can(screenNeed(diaryResource, 'create'))

  return (
    <Card heading={words.stages} aside={<Link to={list}>{words.allDiaries}</Link>}>
      {stages.length === 0 && <p className="soft">{words.noStages}</p>}
      <Timeline label={words.stages}>
        {stages.map((stage, index) => {
          const own = byStage.get(stage.stage_id) ?? []
          const name = stage.stage.name
          const facts = [
            plannedDays(entry, stage),
            !stage.is_required && words.optional,
            own.length === 0 && words.noDiary,
          ]
          const add = mayAdd && <AddLink batch={entry} stage={stage} />
          return (
            <TimelineItem key={stage.id} tone={toneOf(own)} heading={`${index + 1}. ${name}`} aside={add}>
              <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
              <Lines diaries={own} stage={name} />
            </TimelineItem>
          )
        })}
        {others.length > 0 && (
          <TimelineItem tone={toneOf(others)} heading={words.otherWork}>
            <Lines diaries={others} stage="" />
          </TimelineItem>
        )}
      </Timeline>
    </Card>
  )
}

function AddLink({ batch, stage: { stage_id, stage } }: { batch: Batch; stage: PlannedStage }) {
  const way = useReturnState()
  return (
    <Link
      to={`${createAddress(diaryResource)}?batch_id=${batch.id}&stage_id=${stage_id}`}
      state={way}
      className={styles['add']}
      aria-label={words.addDiaryFor(stage.name)}
    >
      <IconPlus size={14} aria-hidden />
      {words.addDiary}
    </Link>
  )
}

function Lines({ diaries, stage }: { diaries: readonly Diary[]; stage: string }) {
  if (diaries.length === 0) return null
  return (
    <ul className={styles['lines']}>
      {diaries.map((diary) => {
        const { id, title, performed_at, labor, quantity, product_unit, is_traceable, status } = diary
        return (
          <li key={id}>
            <time dateTime={performed_at}>{formatMoment(performed_at)}</time>
            <span className={styles['what']}>
              <Link to={detailAddress(diaryResource, id)}>{title === stage || !title ? diary.code : title}</Link>
              {quantity !== null && (
                <strong>
                  {formatNumber(quantity)} {product_unit?.name}
                </strong>
              )}
              {labor && <span className="soft">{labor.name}</span>}
            </span>
            {is_traceable ? (
              <IconEye size={16} role="img" aria-label={words.public} className={styles['public']} />
            ) : (
              <span />
            )}
            <StatusBadge {...diaryStatus.states[status]} />
          </li>
        )
      })}
    </ul>
  )
}

/** Colour of a stage: done if one of its diaries is approved, waiting if one is submitted. */
function toneOf(diaries: readonly Diary[]): Tone | undefined {
  const has = (status: Diary['status']) => diaries.some((diary) => diary.status === status)
  if (has('approved')) return 'success'
  if (has('submitted')) return 'warning'
  if (has('rejected')) return 'danger'
  return diaries.length > 0 ? 'neutral' : undefined
}

function plannedDays({ start_date }: Batch, { day_from, day_to }: PlannedStage): string {
  if (day_from === null && day_to === null) return ''
  const on = (days: number | null) => (days === null ? '' : formatDay(addDays(start_date, days)))
  return words.planned(on(day_from ?? day_to), on(day_to))
}
