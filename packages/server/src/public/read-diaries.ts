import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import type { Media } from '@trace/define/kinds/index.ts'
import type { PublicDiary } from '@trace/domain/areas/scans/public-trace.ts'
import { erasedName } from '@trace/platform/personal/person.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { publicDiaries } from '../areas/tracing/index.ts'
import { vouchedRow } from '@trace/platform/store/vouched-values.ts'
import { pictureOf } from './picture.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

interface DiaryRow {
  labor_id: number | null
  stage: string
  title: string | null
  performed_at: string
  content: string | null
  labor: string | null
  images: Media[]
  inputs: PublicDiary['inputs'] | null
}

const inputKinds = diaries.fields.inputs.fields['kind'].choices!

/** The approved public diaries of a trace, by time. */
export async function readDiaries(sql: Sql, traceId: number, location_code: string | null): Promise<PublicDiary[]> {
  const shown = await publicDiaries(sql, traceId)
  const found = await unscoped(sql, 'diaries that are for the public')<DiaryRow[]>`
    select g.name as stage, d.title, d.performed_at, d.content, d.labor_id, l.name as labor, d.images,
      (select jsonb_agg(to_jsonb(i) - array['id', 'diary_id', 'position'] order by i.position) from (
        select id, diary_id, position, kind, name, quantity, unit, withdrawal_days from diary_inputs where diary_id = d.id) i) as inputs
    from diaries d join stages g on g.id = d.stage_id cross join lateral ${vouchedRow(sql, 'labors', 'd.labor_id')} l
    where d.id = any(${shown.map(({ id }) => id)}) order by d.performed_at, d.id`
  return found.map(({ stage, title, performed_at, content, labor_id, labor, images, inputs }) => ({
    stage,
    title: title ?? stage,
    performed_at,
    location_code,
    content,
    performer: labor === null || labor === erasedName(labor_id!) ? null : shortened(labor),
    images: images.map(pictureOf),
    inputs: (inputs ?? []).map((input) => ({ ...input, kind: inputKinds[input.kind] ?? input.kind })),
  }))
}

/** Shortens a person's name for the public: 'Nguyễn Văn An' becomes 'Nguyễn V. A.'. */
export function shortened(name: string): string {
  const [family = '', ...given] = name.trim().split(/\s+/)
  return [family, ...given.map((word) => `${word.charAt(0)}.`)].join(' ')
}
