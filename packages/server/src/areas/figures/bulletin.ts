import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import { text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import { data } from '@trace/platform/operation/answers.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { refuseUnpermitted } from '@trace/platform/request/authorize.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import { bulletinResources } from '@trace/domain/areas/figures/bulletin-resources.ts'
import { bulletinFields, lastMonth, readBulletin } from './read-bulletin.ts'

/** The bulletin of a month, generated from the figures within the viewer's reach. */
const bulletin = operation({
  method: 'GET',
  path: '/api/admin/bulletin',
  needs: needs(productPlants, 'list'),
  admit({ viewer }) {
    for (const told of bulletinResources) refuseUnpermitted(viewer, needs(told, 'list'))
  },
  summary: 'Bản tin tháng',
  fromReplica: true,
  query: { month: text('Tháng, dạng 2026-10; để trống là tháng trước', { max: 7 }) },
  answers: data(bulletinFields),
  run: ({ query, viewer, store }) => readBulletin(store, viewer, monthOf(query.month, today(store.now()))),
})

export const bulletinOperations = [bulletin] as const

/** The requested month; by default the last one that is over. */
function monthOf(asked: string | null, day: string): string {
  const month = asked ?? lastMonth(day)
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month) || month > day.slice(0, 7))
    throw refuseField('month', 'Tháng phải có dạng 2026-10 và không ở tương lai')
  return month
}
