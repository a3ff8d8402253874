import type { WrittenRows } from '../store/changes.ts'
import type { Settle, Store } from '../store/store.ts'

/**
 * A rule that must hold after every write, whichever operation made it. It is checked at the end of each operation
 * that wrote rows of the resources it watches, within the transaction: it refuses the write, or writes the
 * consequences.
 */
export interface SettledRule {
  /** Names of the resources whose rows concern it. */
  watches: readonly string[]
  settle(settling: Settling): Promise<void>
}

export interface Settling {
  /** Reads and writes as the server itself, without the reach of whoever made the call. */
  store: Store
  /** The rows written since the rule last ran. */
  written: WrittenRows
  /** The caller's reason for insisting on the write; null at a first try. */
  told: string | null
  /** Adds a sentence to the message of the answer. */
  remark(sentence: string): void
}

/**
 * Maximum number of rounds in which writes by rules trigger rules again; it limits how long a chain of batches made
 * from one another is followed.
 */
const MOST_ROUNDS = 50

/**
 * Runs the rules that watch the written rows, and again as long as they write something themselves. `told` is the
 * caller's reason for insisting on the write.
 */
export const settleBy =
  (rules: readonly SettledRule[], told: string | null): Settle =>
  async (store, changes) => {
    let isAsked = false
    for (let round = 0; changes.unsettled.size > 0; round++) {
      const written = changes.unsettled
      changes.unsettled = new Map()
      if (round === MOST_ROUNDS) throw new Error(`Rules do not settle: ${[...written.keys()].join(', ')}`)
      const remark = (sentence: string): void => void changes.remarks.push(sentence)
      for (const rule of rules) {
        if (!rule.watches.some((name) => written.has(name))) continue
        isAsked = true
        await rule.settle({ store: store(), written, told, remark })
      }
    }
    return isAsked
  }
