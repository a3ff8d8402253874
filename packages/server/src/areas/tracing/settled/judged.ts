import type { Fact } from '@trace/domain'
import type { Balance } from './balance.ts'
import type { Ledger, LedgerTrace } from './ledger.ts'

/** A batch with what follows from its ledger. */
export interface Judged {
  ledger: Ledger
  balance: Balance
  /** What contradicts itself and no officer has released: of the batch, and of each of its lots. */
  facts: Fact[]
  lots: { trace: LedgerTrace; facts: Fact[] }[]
}
