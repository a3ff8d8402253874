import { choice, list, moment, text } from '../../define/kinds/index.ts'

/** What a contradiction is about. */
export const factKinds = {
  withdrawal: 'Thời gian cách ly',
  balance: 'Sản lượng',
  source: 'Lô nguyên liệu',
  certificate: 'Chứng nhận',
  manufacture: 'Cơ sở sản xuất',
  product: 'Sản phẩm',
  area: 'Vùng sản xuất',
  sister: 'Hồ sơ cùng lô',
}

export type FactKind = keyof typeof factKinds

/** One contradiction: what was certified beside what is known now. */
export interface Fact {
  /** The same contradiction has the same key; one that an officer has released does not hold again. */
  key: string
  kind: FactKind
  certified: string
  found: string
}

/** Why a batch or trace is held; the server sets these together. */
export const holdFields = {
  held_reason: text('Lý do tạm giữ', { auto: true, max: 1000 }),
  held_told: text('Lời khai', { auto: true, max: 500 }),
  held_at: moment('Thời gian tạm giữ', { auto: true }),
  held_facts: list(
    'Mâu thuẫn cần xác minh',
    {
      key: text('Khóa', { required: true }),
      kind: choice('Về', factKinds, { required: true }),
      certified: text('Đã chứng nhận', { required: true, max: 500 }),
      found: text('Ghi nhận', { required: true, max: 500 }),
    },
    { auto: true },
  ),
  released_facts: list('Mâu thuẫn đã xác minh', { key: text('Khóa', { required: true }) }, { auto: true }),
}

/** The values of a row that is not held. */
export const notHeld = { held_reason: null, held_told: null, held_at: null, held_facts: [] }
