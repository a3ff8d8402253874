import { addDays, today } from '@trace/define/text/dates.ts'
import type { Api } from './fixtures.ts'
import { openScreen } from './open-screen.ts'
import { pauseStates, pinStates, suspendedState } from './public-states.ts'
import type { PublicPage } from './public-states.ts'

type Coded = { code: string | null }

/**
 * The pages behind codes, in every state that a shopper may see. The last one puts the platform in maintenance while
 * it is open.
 */
export async function publicPages(api: Api): Promise<PublicPage[]> {
  const trace = async (query: string) => (await api('GET', `/traces?${query}&length=1`)).data.entries[0]
  const codes = async (id: number, query = '') => (await api('GET', `/stamps/${id}/codes?${query}`)).data.entries
  /** The first label in a state, and its producer. */
  const label = async (state: string, query: string) => {
    for (const { id, manufacture_id } of (await api('GET', `/stamps?${query}&sort_by=id&length=100`)).data.entries) {
      const found = (await codes(id)).find((one) => one.state === state)
      if (found && manufacture_id !== null) return { code: found.code, manufacture_id }
    }
  }
  const suspect = async () => {
    const [review] = (await api('GET', '/label-reviews?verdict=suspect&length=1')).data.entries
    const serial = Number(review?.serial)
    return review && (await codes(review.stamp_id, `serial_from=${serial}&serial_to=${serial}`))[0]
  }
  const day = today()
  const valid = await label('active', 'status=activated&stamp_type=qr_serial')
  const found: [name: string, path: 's' | 't', coded: Coded | undefined][] = [
    ['public.label-valid', 's', valid],
    ['public.label-with-pin', 's', await label('active', 'status=activated&stamp_type=qr_secure')],
    ['public.label-suspect', 's', await suspect()],
    ['public.label-inactive', 's', await label('inactive', 'status=printed')],
    ['public.label-locked', 's', await label('locked', 'status=activated')],
    ['public.label-revoked', 's', await label('revoked', 'status=locked')],
    ['public.label-recalled', 's', await label('recalled', 'status=recalled')],
    ['public.trace-valid', 't', await trace(`status=active&expired_date_from=${day}&sort_by=scan_count&sort_dir=desc`)],
    ['public.trace-expired', 't', await trace(`status=active&expired_date_to=${addDays(day, -1)}`)],
    ['public.trace-recalled', 't', await trace('status=recalled')],
    ['public.trace-inactive', 't', await trace('status=inactive')],
    ['public.unknown', 't', { code: '220000000000' }],
  ]
  const standing = found.flatMap(([name, path, coded]) =>
    coded ? [{ name, address: `/${path}/${coded.code}`, open: openScreen }] : [],
  )
  return [
    ...standing,
    ...(await pinStates(api)),
    suspendedState(api, valid!.code, valid!.manufacture_id),
    ...pauseStates(api, valid!.code),
  ]
}

/** The portal pages for visitors who have not scanned anything, one of each kind. */
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
