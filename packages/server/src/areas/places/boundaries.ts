import { information } from '@trace/domain/areas/portal/singles.ts'
import { integer, list, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import { documents, maxSizeText } from '@trace/define/uploads.ts'
import { always, one } from '@trace/platform/operation/answers.ts'
import { operation, AnswerWithMessage } from '@trace/platform/operation/operation.ts'
import { keepBaseMap } from './base-map.ts'
import { requireFullReach } from '@trace/platform/calls/approvals.ts'

const upload = operation({
  method: 'POST',
  path: '/api/admin/boundaries',
  needs: needs(information, 'update', 'edit'),
  admit: requireFullReach('nạp ranh giới xã'),
  logs: 'import',
  takes: documents.most,
  summary: `Nạp tệp ranh giới xã (GeoJSON, ${maxSizeText(documents.most)}) làm bản đồ nền`,
  answers: one({
    file_name: text('Tên tệp', always),
    drawn: integer('Số xã trên bản đồ', always),
    total: integer('Số xã của tỉnh', always),
    missing: list('Xã chưa có', { name: text('Tên xã', always) }, always),
  }),
  async run({ upload: file, viewer, store, settings }) {
    const entry = await keepBaseMap(store.sql, { ...file!, province: settings.province, by: viewer.id })
    await store.note('import', { subject: 'wards', label: entry.file_name, new_values: entry })
    return new AnswerWithMessage(`Đã nạp ranh giới ${entry.drawn}/${entry.total} xã`, { entry })
  },
})

export const boundaryOperations = [upload]
