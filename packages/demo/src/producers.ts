import { sample } from './sample.ts'
/** A producer of the demo province; all are invented. */
export interface Producer {
  key: string
  name: string
  short: string
  form: string
  sectors: string[]
  /** The account of the office that looks after it. */
  office: 'animal' | 'plant' | 'seafood' | 'processing'
  ward: string
  address: string
  before: string
  gln: string
  representative: string
  founded: number
  employees: number
  members?: number
  /** Number of its labors. */
  labors: number
  acreage?: number
  grade: 'A' | 'B'
  introduction: string
  /** Type, what it covers, and the days from today when it was issued and ends. */
  certificates?: [type: string, scope: string, from: number, to: number][]
}

/** In the order of their numbers. */
export const producers = sample<Producer[]>('producers')

/** Producers whose owners have accounts of their own. */
const OWNERS = ['ga', 'na', 'chamuc']

/** The account that enters a producer's data: its owner's or, if the owner has none, the office's. */
export const dataEntryAccountOf = ({ key, office }: Pick<Producer, 'key' | 'office'>): string =>
  OWNERS.includes(key) ? key : office

/** Producers whose last labor joined recently and is not approved yet. */
const GROWING = ['ga', 'na', 'tomthe', 'rau']

/** The numbers of a producer's approved labors. */
export const approvedLabors = ({ key, labors }: Pick<Producer, 'key' | 'labors'>): number[] =>
  Array.from({ length: GROWING.includes(key) ? labors - 1 : labors }, (_, place) => place + 1)

export const producerOf = (key: string): Producer => producers.find((producer) => producer.key === key)!
