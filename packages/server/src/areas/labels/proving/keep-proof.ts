import type { Store } from '@trace/platform/store/store.ts'
import type { Proof } from './prove.ts'

/** Test readings of the labels of a print run; deleted together with the run. */
export const runProofs = { table: 'run_proofs' }

export const keepProof = (store: Store, run_id: number, { readings, ...proof }: Proof): Promise<void> =>
  store.append(runProofs, { run_id, readings: store.sql.json(readings as never), ...proof })
