import { diaryDetails } from '@trace/domain/areas/growing/diary-details.ts'
import type { diaries } from '@trace/domain/areas/growing/diaries.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { Initial } from '@trace/screens/resource/form/form-state.ts'
import { words } from './words.ts'

type Diary = Entry<typeof diaries>

/** Details of an earlier diary that were measured, by field, as they are shown. */
export type Measured = Readonly<Record<string, string>>

/** Texts that are of one day, as its measurements are. */
const OF_ONE_DAY = ['quality', 'buyer', 'sample_no', 'result', 'file']

const isNumber = ({ kind }: Field): boolean => kind === 'decimal' || kind === 'integer'

/** Whether a detail is seen or counted anew each time; the protein of a feed is what its bag says. */
const isMeasured = (name: string): boolean => {
  const field = (diaryDetails as Fields)[name]
  return OF_ONE_DAY.includes(name) || (field !== undefined && isNumber(field) && name !== 'protein_pct')
}

const detailsOf = ({ details }: Pick<Diary, 'details'>): [string, unknown][] => Object.entries(details ?? {})

/**
 * Values of a diary that also hold for the same work on another day: not its time, pictures and place, and nothing
 * that was measured, counted or weighed.
 */
export const toldBy = ({ inputs, ...last }: Diary): Initial<typeof diaries> => ({
  stage_id: last.stage_id,
  activity_type: last.activity_type,
  title: last.title,
  content: last.content,
  labor_id: last.labor_id,
  labor: last.labor,
  details: Object.fromEntries(detailsOf(last).filter(([name]) => !isMeasured(name))),
  is_traceable: last.is_traceable,
  inputs: inputs.map(({ id: _, quantity: __, ...input }) => input),
})

/** What a diary measured, to be shown beside the empty boxes of the next one. */
export const measuredBy = (last: Pick<Diary, 'details'>): Measured =>
  Object.fromEntries(
    detailsOf(last).flatMap(([name, value]) =>
      isMeasured(name) && typeof value === 'number' ? [[name, formatNumber(value)]] : [],
    ),
  )

/** Detail fields with what was measured the last time beneath their boxes. */
export const withLast = (fields: Fields, measured: Measured): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      measured[name] ? { ...field, help: words.lastMeasured(measured[name], field.unit ?? '') } : field,
    ]),
  )
