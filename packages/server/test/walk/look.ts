import type { testServer } from '../server.ts'
import type { Lot, Model } from './model.ts'

type Server = ReturnType<typeof testServer>

/** Stored facts about lots and batches that the model knows to be untrue. */
export async function complaints({ sql }: Server, model: Model): Promise<string[]> {
  const wrong: string[] = []
  const rows = await sql<{ id: number; status: string }[]>`select id, status from traces where deleted_at is null`
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]))
  const batches = await sql<{ id: number; hold: string; actual: number; left: number }[]>`
    select id, hold, actual_quantity::float as actual, remaining_quantity::float as left from batches
    where id = any(${model.batches.map(({ id }) => id)})`
  for (const { id, hold, actual, left: told } of batches) {
    const { harvested, drafts, left } = model.figures(id)
    if (actual !== harvested) wrong.push(`batch ${id} says ${actual} kg, ${harvested} were harvested`)
    const least = left < 0 ? left : Math.max(0, left - drafts)
    if (told > left || told < least) wrong.push(`batch ${id} says ${told} kg are left of ${left}, drafts ${drafts}`)
    const against = model.againstBatch(id)
    if (hold !== 'held' && against.length > 0) wrong.push(`batch ${id} is not held: ${against.join(', ')}`)
  }
  for (const lot of model.lots.filter(({ isGone }) => !isGone)) {
    if (statusOf.get(lot.id) !== 'active') continue
    const against = model.against(lot)
    if (against.length > 0) wrong.push(`lot ${lot.code} is active: ${against.join(', ')}`)
  }
  return wrong
}

/** The version of each lot at which its pages were last checked. */
const looked = new Map<number, string>()

/**
 * The differences between what pages say and what is stored, on the pages of changed lots and a few others, or on all.
 */
export async function lookAtPages(
  server: Server,
  model: Model,
  random: (below: number) => number,
  isAll: boolean,
): Promise<string[]> {
  const rows = await server.sql<{ id: number; status: string; version: number }[]>`
    select id, status, version from traces where deleted_at is null`
  const lots = new Map(model.lots.filter(({ isGone }) => !isGone).map((lot) => [lot.id, lot]))
  const wrong: string[] = []
  for (const { id, status, version } of rows) {
    const lot = lots.get(id)
    const mark = `${version} ${String(model.isSuspended)}`
    if (!lot || (!isAll && looked.get(id) === mark && random(lots.size) > 1)) continue
    looked.set(id, mark)
    wrong.push(...(await tellings(server, lot, status, model.isSuspended)))
  }
  return wrong
}

let asked = 0

const STOPPED = ['held', 'suspended', 'recalled']

/** Where the API, the page and the events of a lot contradict its state. */
async function tellings(server: Server, { code }: Lot, status: string, isSuspended: boolean): Promise<string[]> {
  // Each request comes from a new address, to avoid the rate limit.
  const remoteAddress = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked++ & 255}`
  const read = async (url: string) => (await server.app.inject({ method: 'GET', url, remoteAddress })).body
  const { data } = JSON.parse(await read(`/api/web/traces/${code}`)) as { data: { entry?: { result: string } } | null }
  const result = data?.entry?.result ?? 'none'
  const isSold = result === 'valid' || result === 'expired'
  const wrong =
    isSold === (status === 'active' && !isSuspended) ? [] : [`${code} is ${status}, its page says ${result}`]
  if (result === 'none') return wrong
  const page = await read(`/t/${code}`)
  if (page.includes('Lô hàng đang tạm giữ để xác minh') !== (result === 'held'))
    wrong.push(`page of ${code} is not ${result}`)
  const events = await read(`/api/web/traces/${code}/epcis`)
  const { epcisBody } = JSON.parse(events) as { epcisBody?: { eventList: { disposition?: string }[] } }
  const isStopped = epcisBody?.eventList.at(-1)?.disposition !== undefined
  if (!epcisBody || isStopped !== STOPPED.includes(result))
    wrong.push(`events of ${code} are not ${result}: ${events.slice(-200)}`)
  return wrong
}
