import type { batches as kept } from '@trace/domain/areas/growing/batches.ts'
import type { Row } from '@trace/define/resource.ts'
import { sample } from './sample.ts'

/** A trace of a batch. */
export interface Trace {
  /** Share of the batch's yield that it covers. */
  part: number
  to?: string
  by?: string
  /** Left as a draft: too few of its diaries are chosen. */
  draft?: true
}

/** A batch of the demo province. */
export interface Batch {
  /** The product and the number of the batch: 'ga 3'. */
  key: string
  area: string
  /** Start day, counted from today. */
  start: number
  status: Row<typeof kept>['status']
  /** Total yield, in the unit of its product. */
  yield: number
  /** Animals at its beginning. */
  heads?: number
  /** Hectares. */
  acreage?: number
  more?: Record<string, string>
  /** The day of the batch on which it was given up, and why. */
  givenUp?: [day: number, reason: string]
  traces?: Trace[]
}

export const batches = sample<Batch[]>('batches')

interface Line {
  name: string
  process: string
  script: string
  /** Source of raw material that comes from no batch of the platform. */
  wild?: string
}

const lines = sample<Record<string, Line>>('batch-lines')

export const lineOf = ({ key }: Pick<Batch, 'key'>): Line => lines[key.split(' ')[0]!]!
