import { addDays, today } from '@trace/domain'
import type { Api } from './fixtures.ts'

type Coded = { code: string | null }

/** The addresses behind codes, as far as there are goods in that state: what a shopper sees. */
export async function publicPages(api: Api): Promise<{ name: string; address: string }[]> {
  const trace = async (query: string) => (await api('GET', `/traces?${query}&length=1`)).data.entries[0]
  const label = async (query: string) => {
    const [stamp] = (await api('GET', `/stamps?${query}&length=1`)).data.entries
    return stamp && (await api('GET', `/stamps/${stamp.id}/codes`)).data.entries[0]
  }
  const suspect = async () => {
    const [review] = (await api('GET', '/label-reviews?verdict=suspect&length=1')).data.entries
    const range = review && `serial_from=${Number(review.serial)}&serial_to=${Number(review.serial)}`
    return review && (await api('GET', `/stamps/${review.stamp_id}/codes?${range}`)).data.entries[0]
  }
  const day = today()
  const found: [name: string, path: 's' | 't', coded: Coded | undefined][] = [
    ['public.label-valid', 's', await label('status=activated')],
    ['public.label-with-pin', 's', await label('status=activated&stamp_type=qr_secure')],
    ['public.label-suspect', 's', await suspect()],
    ['public.label-inactive', 's', await label('status=printed')],
    ['public.label-locked', 's', await label('status=locked')],
    ['public.label-recalled', 's', await label('status=recalled')],
    ['public.trace-valid', 't', await trace(`status=active&expired_date_from=${day}&sort_by=scan_count&sort_dir=desc`)],
    ['public.trace-expired', 't', await trace(`status=active&expired_date_to=${addDays(day, -1)}`)],
    ['public.trace-recalled', 't', await trace('status=recalled')],
    ['public.trace-inactive', 't', await trace('status=inactive')],
    ['public.unknown', 't', { code: '220000000000' }],
  ]
  return found.flatMap(([name, path, coded]) => (coded ? [{ name, address: `/${path}/${coded.code}` }] : []))
}

/** The pages to look around in without having scanned anything, one of each kind. */
export async function portalPages(api: Api): Promise<string[]> {
  const [products, producers, articles] = await Promise.all([
    api('GET', '/products?approval_status=approved&is_active=true&length=1'),
    api('GET', '/manufactures?approval_status=approved&is_active=true&length=1'),
    api('GET', '/articles?is_publish=true&is_approved=true&length=1'),
  ])
  const [product, producer, article] = [products, producers, articles].map(({ data }) => data.entries[0]!.slug)
  const named = [`/san-pham/${product}`, `/co-so/${producer}`, `/tin-tuc/${article}`]
  const lists = ['/san-pham', '/co-so', '/tin-tuc', '/thu-vien', '/video', '/thu-hoi']
  return ['/trang-chu', ...lists, ...named, '/lien-he', '/tim-kiem?q=ga', '/tim-kiem?q=zzz', '/khong-co']
}
