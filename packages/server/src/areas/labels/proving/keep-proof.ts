import type { Store } from '@trace/platform/store/store.ts'
import type { Proof } from './prove.ts'

/** The test readings of the labels of runs; they are deleted with their runs. */
export const runProofs = { table: 'run_proofs' }

export const keepProof = (store: Store, run_id: number, { readings, ...proof }: Proof): Promise<void> =>
  store.append(runProofs, { run_id, readings: store.sql.json(readings as never), ...proof })
