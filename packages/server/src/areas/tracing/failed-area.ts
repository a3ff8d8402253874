import type { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Row } from '@trace/define/resource.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { Store } from '@trace/platform/store/store.ts'

/** Sentences about the soil and water tests that the area of a trace has failed. */
export async function failedTests(
  { unscoped }: Store,
  { material_area_id }: Pick<Row<typeof traces>, 'material_area_id'>,
): Promise<string[]> {
  const failed = await unscoped('the area of a trace that was found within reach')<
    { name: string; what: string; tested_at: string | null }[]
  >`
    select a.name, r.what, r.tested_at from material_areas a
      cross join lateral (values ('đất', a.soil_result, a.soil_test_at), ('nước', a.water_result, a.water_test_at)) r (what, result, tested_at)
    where a.id = ${material_area_id} and r.result = 'fail'`
  return failed.map(({ name, what, tested_at }) => {
    const day = tested_at === null ? '' : ` (${formatDay(tested_at)})`
    return `Kết quả kiểm tra ${what} của vùng ${name}: không đạt${day}`
  })
}
