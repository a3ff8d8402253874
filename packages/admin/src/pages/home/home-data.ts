import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../api.ts'

export interface Count {
  total: number
  this_month?: number
  pending?: number
}

export interface Home {
  counts: Readonly<Record<string, Count>>
}

/** The figures of the home screen; without them it still greets. */
export async function loadHome({ request }: LoaderFunctionArgs): Promise<Home> {
  const answer = await api<{ entry: Home }>('GET', '/dashboard', undefined, { signal: request.signal })
  return answer.ok ? answer.data.entry : { counts: {} }
}
