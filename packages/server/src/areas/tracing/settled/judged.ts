import type { Fact } from '@trace/domain/areas/growing/hold-fields.ts'
import type { Balance } from './balance.ts'
import type { Ledger, LedgerTrace } from './ledger.ts'

/** A batch with what follows from its ledger. */
export interface Judged {
  ledger: Ledger
  balance: Balance
  /** Contradictions of the batch; the `all` of a lot adds its own to them. */
  all: Fact[]
  /** Those of `all` that no officer has released. */
  facts: Fact[]
  lots: { trace: LedgerTrace; all: Fact[]; facts: Fact[] }[]
}
