import { proofTreatments } from '@trace/domain/areas/labels/proving/proof-treatments.ts'
import { stampStatistics } from '@trace/domain/areas/labels/issues/stamp-statistics.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { choice, flag, list, moment, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import { always, one } from '@trace/platform/operation/answers.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Proof } from './prove.ts'

/** How the labels of a run were read before it was accepted. */
export const readProof = operation({
  method: 'GET',
  path: '/api/admin/stamp-statistics/:id/proof',
  needs: needs(stamps, 'read', 'update', 'edit'),
  summary: 'Kết quả đọc thử tem của một lần in',
  answers: one({
    read_at: moment('Lúc đọc', always),
    decoders: text('Bộ vẽ và bộ đọc', always),
    picture: text('Ảnh tem đầu tiên', always),
    readings: list(
      'Lần đọc',
      {
        serial: text('Số tem', always),
        treatment: choice('Điều kiện', proofTreatments, always),
        decoder: text('Bộ đọc', always),
        is_right: flag('Đọc đúng', always),
      },
      always,
    ),
  }),
  async run({ id, store }) {
    await store.find(stampStatistics, id)
    const [proof] = await store.unscoped('of a run that was found')<(Proof & { read_at: string })[]>`
      select read_at, decoders, picture, readings from run_proofs where run_id = ${id}`
    if (!proof) throw new Refusal(404, 'Lần in này có từ trước khi tem được đọc thử')
    return { entry: { ...proof, picture: `data:image/png;base64,${proof.picture.toString('base64')}` } }
  },
})
