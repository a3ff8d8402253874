import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Settling } from '@trace/platform/request/settle.ts'
import { certificateFact } from './contradictions.ts'
import type { Ledger } from './ledger.ts'

/**
 * When a lot is activated for the first time, certificates that it does not name and that were withdrawn while it
 * was a draft never certified it: they count as released, as if the draft had been written today.
 */
export async function releaseUnspoken({ store, written }: Settling, { traces: lots }: Ledger): Promise<void> {
  for (const lot of lots) {
    const before = written.get(traces.name)?.get(lot.id)?.before
    if (lot.status !== 'active' || before?.['status'] !== 'draft') continue
    const unspoken = lot.certificates
      .filter(({ is_named }) => !is_named)
      .map((one) => ({ key: certificateFact(one).key }))
    if (unspoken.length === 0) continue
    lot.released_facts = [...lot.released_facts, ...unspoken]
    await store.derive(traces, lot.id, { released_facts: lot.released_facts })
  }
}
