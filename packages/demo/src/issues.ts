import { sample } from './sample.ts'
/** An issue of labels for a trace, and how far it has come. */
export interface Issue {
  /** Key of the trace: product, batch number / trace number: 'ga 3/1'. */
  trace: string
  quantity: number
  type?: 'qr_lot' | 'qr_serial' | 'qr_secure'
  /** Labels per line, if more than one. */
  abreast?: number
  /** The lines printed in each run; 0 means all lines that are left. */
  runs: number[]
  /** The state reached by the producer's order; absent if the office issued the labels without an order. */
  order?: 'pending' | 'approved' | 'printing' | 'delivering' | 'completed' | 'rejected' | 'cancelled'
  /** Why the order was rejected, or taken back. */
  reason?: string
  /** An order that was taken back after its labels were numbered. */
  late?: true
  /** Extra days between the trace and the work on the labels. */
  after?: number
  /** Days between the printing and the activation. */
  rests?: number
  isClosed?: true
  /** Labels that the first run spoiled. */
  damaged?: number
}

/** 30 issues with 60,000 labels in total, 25 orders (six of which never get an issue), 45 print runs. */
export const issues = sample<Issue[]>('issues')
