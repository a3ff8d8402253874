import { holding } from '@trace/define/blocks.ts'

/** What a contradiction is about. */
const factKinds = {
  withdrawal: 'Thời gian cách ly',
  balance: 'Sản lượng',
  harvest: 'Ngày thu hoạch',
  source: 'Lô nguyên liệu',
  certificate: 'Chứng nhận',
  manufacture: 'Cơ sở sản xuất',
  product: 'Sản phẩm',
  area: 'Vùng sản xuất',
  sister: 'Hồ sơ cùng lô',
  stage: 'Công đoạn',
  form: 'Hình thức',
}

export type ContradictionKind = keyof typeof factKinds

/** One contradiction: what was certified beside what is known now. */
export interface Contradiction {
  /** The same contradiction has the same key, so that one that an officer has released does not hold the row again. */
  key: string
  kind: ContradictionKind
  certified: string
  found: string
}

/** Why a batch or trace is held. */
export const holdFields = holding(factKinds)

/** The values of a row that is not held. */
export const notHeld = { held_reason: null, held_told: null, held_at: null, held_facts: [] }
