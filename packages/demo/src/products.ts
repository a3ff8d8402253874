import { sample } from './sample.ts'

/** A product of the demo province: a real speciality of Quảng Ninh, its producer invented. */
export interface Product {
  key: string
  of: string
  name: string
  group: string
  unit: string
  price: number
  gtin: string
  species?: string
  brand: string
  packaging: string
  /** With its unit: '5 kg'. */
  net?: string
  shelf: number
  storage: string
  usage: string
  ingredients?: string
  warning?: string
  standards: [code: string, name: string][]
  /** Stars, and how many days ago they were given. */
  ocop?: [stars: number, ago: number]
  gi?: string
  /** Months of the harvest. */
  seasons?: number[]
  about: string
  /** Days since it was submitted, if it still waits for approval. */
  waiting?: number
}

/** In the order of their producers; from the 21st on, each is a second product of its producer. */
export const products = sample<Product[]>('products')
