import type { Fact } from '@trace/domain/areas/growing/hold-fields.ts'
import type { Balance } from './balance.ts'
import type { Ledger, LedgerTrace } from './ledger.ts'

/** A batch with what follows from its ledger. */
export interface Judged {
  ledger: Ledger
  balance: Balance
  /** What contradicts itself: of the batch, and of each of its lots. */
  all: Fact[]
  /** Those of `all` that no officer has released. */
  facts: Fact[]
  lots: { trace: LedgerTrace; all: Fact[]; facts: Fact[] }[]
}
