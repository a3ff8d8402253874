import type { Contradiction } from '@trace/domain/areas/growing/hold-fields.ts'
import type { Balance } from './balance.ts'
import type { Ledger, LedgerTrace } from './ledger.ts'

/** A batch with what follows from its ledger. */
export interface Judged {
  ledger: Ledger
  balance: Balance
  /** Contradictions of the batch; the `all` of a lot adds its own to them. */
  all: Contradiction[]
  /** Those of `all` that no officer has released. */
  facts: Contradiction[]
  lots: { trace: LedgerTrace; all: Contradiction[]; facts: Contradiction[] }[]
}
