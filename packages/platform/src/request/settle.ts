import type { WrittenRows } from '../store/changes.ts'
import type { Settle, Store } from '../store/store.ts'

/**
 * Something that must be true after every write, whichever operation made it. It is asked at the end of each operation
 * that wrote rows of the resources it watches, within the transaction: it refuses, or writes what follows.
 */
export interface SettledRule {
  /** Names of the resources whose rows concern it. */
  watches: readonly string[]
  settle(settling: Settling): Promise<void>
}

export interface Settling {
  /** Reads and writes as the server itself, without the reach of whoever made the call. */
  store: Store
  /** The rows written since the rule was asked last. */
  written: WrittenRows
  /** Why whoever made the call insists on it; null for a first try. */
  told: string | null
  /** Adds a sentence to the message of the answer. */
  remark(sentence: string): void
}

/** How often rules may write what concerns rules again: a chain of batches made of each other is followed so far. */
const MOST_ROUNDS = 50

/**
 * Asks the rules that watch what was written, and again as long as they write something themselves; `told` is the reason
 * with which the call insists.
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
