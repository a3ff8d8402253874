import { addDays, today } from '@trace/domain'
import type { Api } from './fixtures.ts'

type Coded = { id: number; code: string }

/** The addresses behind codes, as far as there are goods in that state: what a shopper sees. */
export async function publicPages(api: Api): Promise<{ name: string; address: string }[]> {
  const first = async (path: string): Promise<Coded | undefined> => {
    const { data } = await api('GET', `${path}${path.includes('?') ? '&' : '?'}length=1`)
    return (data as unknown as { entries: Coded[] }).entries[0]
  }
  const label = async (status: string) => {
    const stamp = await first(`/stamps?status=${status}`)
    return stamp && first(`/stamps/${stamp.id}/codes`)
  }
  const day = today()
  const found: [name: string, path: 's' | 't', coded: Coded | undefined][] = [
    ['public.label-valid', 's', await label('activated')],
    ['public.label-inactive', 's', await label('printed')],
    ['public.label-locked', 's', await label('locked')],
    ['public.label-recalled', 's', await label('recalled')],
    [
      'public.trace-valid',
      't',
      await first(`/traces?status=active&expired_date_from=${day}&sort_by=scan_count&sort_dir=desc`),
    ],
    ['public.trace-expired', 't', await first(`/traces?status=active&expired_date_to=${addDays(day, -1)}`)],
    ['public.trace-recalled', 't', await first('/traces?status=recalled')],
    ['public.trace-inactive', 't', await first('/traces?status=inactive')],
    ['public.unknown', 't', { id: 0, code: '220000000000' }],
  ]
  return found.flatMap(([name, path, coded]) => (coded ? [{ name, address: `/${path}/${coded.code}` }] : []))
}
