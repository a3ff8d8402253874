import { sample } from './sample.ts'
/** An issue of labels for a trace, and how far it has come. */
export interface Issue {
  /** The product and the number of its batch and trace: 'ga 3/1'. */
  trace: string
  quantity: number
  type?: 'qr_lot' | 'qr_serial' | 'qr_secure'
  /** Labels per line, if more than one. */
  abreast?: number
  /** The lines of each run of the printer; 0 is all that is left. */
  runs: number[]
  /** Ordered by the producer, up to this state; without, the office issued it of its own accord. */
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

/** Thirty issues of 60,000 labels, twenty-five orders, forty-five runs of the printer. */
export const issues = sample<Issue[]>('issues')
