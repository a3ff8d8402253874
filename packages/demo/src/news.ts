import { sample } from './sample.ts'

export interface News {
  type: string
  title: string
  summary: string
  body: string[]
  tags?: string[]
  domain?: string
  /** What its picture shows. */
  picture: string
  /** Days ago. */
  ago: number
  hot?: true
  highlight?: true
  /** Its last state, if it is not published. */
  state?: 'draft' | 'approved'
}

export const news = sample<News[]>('news')
