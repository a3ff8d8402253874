import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultRoles } from '@trace/domain'
import { coccidiosis, entryOf, givenChain, idOf, signInAs, signInAsSuperAdmin } from './chain.ts'
import { randomFrom } from './random-from.ts'
import { testServer } from './server.ts'
import type { CallApi } from './server.ts'

/** How many acts one walk has, and where it starts: `WALK=10000 SEED=7 npm test -- packages/server/test/random-walk.test.ts`. */
const ACTS = Number(process.env['WALK'] ?? 60)
const SEED = Number(process.env['SEED'] ?? 1)

const server = testServer()

interface Written {
  id: number
  batch: number
  day: number
  /** Kilograms of a harvest or a loss; null for a drug of seven days of withdrawal. */
  kilograms: number | null
  isLoss: boolean
  isGone: boolean
}

interface Lot {
  id: number
  code: string
  batch: number
  kilograms: number
  isGone: boolean
  /** Whether an officer has released it since: what contradicted then is settled by a person. */
  isReleased: boolean
}

/** What was told and taken, kept by the test itself. */
interface Model {
  diaries: Written[]
  lots: Lot[]
  isSuspended: boolean
}

const WITHDRAWAL = 7
const dayOf = (day: number): string =>
  `2026-${String(8 + Math.floor(day / 28)).padStart(2, '0')}-${String(1 + (day % 28)).padStart(2, '0')}`
/** Days between two of these days; months of 28 days leave out the last of each. */
const apart = (from: number, to: number): number => (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / 86_400_000

test(`after each of ${ACTS} acts the pages certify what the model knows to be true (seed ${SEED})`, async () => {
  const chain = await givenChain(server)
  const { ask, admin, batch, batchForm, manufacture, diaryForm } = chain
  const second = await ask('POST', '/batches', { ...batchForm, name: 'Lứa 2', acreage_used: null })
  await ask('PUT', `/batches/${second.id}/change-status/in_production`)
  await chain.write('stocking', '2026-07-05T07:00:00+07:00', { details: { count: 3000, quarantine_no: 'KD' } })
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const boss = await signInAsSuperAdmin(server)
  const ward_id = await idOf(server, 'wards', '06874')
  const people = await Promise.all(
    defaultRoles
      .filter(({ code }) => code !== 'super_admin')
      .map(({ code, scope }) =>
        signInAs(server, code, {
          ...(scope === 'manufacture' && { manufacture_id: manufacture.id }),
          ...(scope === 'commune' && { ward_id }),
        }),
      ),
  )
  const random = randomFrom(SEED)
  const one = <T>(list: readonly T[]): T | undefined => list[random(list.length)]
  const model: Model = { diaries: [], lots: [], isSuspended: false }
  /** Whoever is meant to do it, and one time in four anybody of all roles, who may be refused. */
  const by = (usual: CallApi): CallApi => (random(4) === 0 ? one(people)! : usual)
  const reasoned = () => (random(2) === 0 ? { reason: 'Đã xảy ra' } : {})
  const took = ({ code }: { code: number }) => code === 200

  const weigh = async (by: CallApi, isLoss: boolean) => {
    const [day, kilograms, of] = [random(84), (isLoss ? 20 : 100) * (1 + random(9)), one([batch.id, second.id])!]
    const said = { quantity: kilograms, ...(isLoss && { activity_type: 'loss' }) }
    const form = { ...diaryForm('sale', `${dayOf(day)}T06:00:00+07:00`, said), batch_id: of }
    const reply = await by('POST', '/diaries', { ...form, ...reasoned(), confirm: true })
    if (!took(reply)) return
    const { id } = entryOf(reply)
    const written: Written = { id, batch: of, day, kilograms: 0, isLoss, isGone: false }
    model.diaries.push(written)
    if (took(await by('PUT', `/diaries/${id}/change-status/submitted`, reasoned()))) written.kilograms = kilograms
  }
  const treat = async (by: CallApi) => {
    const [day, of] = [random(84), one([batch.id, second.id])!]
    const form = { ...diaryForm('treatment', `${dayOf(day)}T08:00:00+07:00`, { inputs: [coccidiosis] }), batch_id: of }
    const reply = await by('POST', '/diaries', { ...form, ...reasoned(), confirm: true })
    if (took(reply))
      model.diaries.push({ id: entryOf(reply).id, batch: of, day, kilograms: null, isLoss: false, isGone: false })
  }
  const correct = async () => {
    const written = one(model.diaries.filter(({ kilograms, isGone }) => kilograms && !isGone))
    const kilograms = 100 * (1 + random(9))
    if (written && took(await by(admin)('PATCH', `/diaries/${written.id}`, { quantity: kilograms, ...reasoned() })))
      written.kilograms = kilograms
  }
  const removeDiary = async () => {
    const written = one(model.diaries.filter(({ isGone }) => !isGone))
    if (written && took(await by(admin)('DELETE', `/diaries/${written.id}`, reasoned()))) written.isGone = true
  }
  const recoverDiary = async () => {
    const written = one(model.diaries.filter(({ isGone }) => isGone))
    if (written && took(await by(admin)('POST', `/diaries/${written.id}/recover`))) written.isGone = false
  }
  const certify = async () => {
    const of = one([batch.id, second.id])!
    const kilograms = 100 * (1 + random(6))
    const day = model.diaries.find((written) => written.batch === of && written.kilograms && !written.isGone)?.day
    if (day === undefined) return
    const reply = await by(admin)('POST', '/traces', { batch_id: of, quantity: kilograms, harvest_date: dayOf(day) })
    if (!took(reply)) return
    const { id, code } = entryOf(reply)
    model.lots.push({ id, code: code!, batch: of, kilograms, isGone: false, isReleased: false })
    await admin('PUT', `/batches/${of}/change-status/harvested`)
  }
  const step = async (path: (lot: Lot) => Promise<{ code: number }>, then: (lot: Lot) => void = () => undefined) => {
    const lot = one(model.lots.filter(({ isGone }) => !isGone))
    if (lot && took(await path(lot))) then(lot)
  }
  const recall = { recall_kind: 'mandatory', recall_reason: 'Dư lượng', recall_handling: 'destroy' }
  const acts: [name: string, act: () => Promise<void>][] = [
    ['harvest', () => weigh(by(one([owner, admin])!), false)],
    ['harvest', () => weigh(by(one([owner, admin])!), false)],
    ['lose', () => weigh(by(one([owner, admin])!), true)],
    ['treat', () => treat(by(one([owner, admin])!))],
    ['correct', correct],
    ['remove a diary', removeDiary],
    ['recover a diary', recoverDiary],
    ['certify', certify],
    ['certify', certify],
    [
      'activate',
      () =>
        step(({ id }) => by(boss)('PUT', `/traces/${id}/change-active`, { is_active: true, override_reason: 'Giấy' })),
    ],
    [
      'activate',
      () =>
        step(({ id }) => by(boss)('PUT', `/traces/${id}/change-active`, { is_active: true, override_reason: 'Giấy' })),
    ],
    ['hide', () => step(({ id }) => by(admin)('PUT', `/traces/${id}/change-active`, { is_active: false }))],
    [
      'remove a lot',
      () =>
        step(
          ({ id }) => by(admin)('DELETE', `/traces/${id}`),
          (lot) => void (lot.isGone = true),
        ),
    ],
    [
      'recover a lot',
      async () => {
        const lot = one(model.lots.filter(({ isGone }) => isGone))
        if (lot && took(await by(admin)('POST', `/traces/${lot.id}/recover`))) lot.isGone = false
      },
    ],
    ['recall', () => step(({ id }) => by(admin)('PUT', `/traces/${id}/recall`, recall))],
    [
      'recall and undo',
      () =>
        step(async ({ id }) => {
          const before = await rowsNow()
          const recalled = await admin('PUT', `/traces/${id}/recall`, recall)
          if (!took(recalled)) return recalled
          const undone = await boss('PUT', `/traces/${id}/undo-recall`, { reason: 'Nhầm' })
          assert.deepEqual(await rowsNow(), before, `undoing the recall of trace ${id} gives back what was`)
          return undone
        }),
    ],
    ['undo a recall', () => step(({ id }) => by(boss)('PUT', `/traces/${id}/undo-recall`, { reason: 'Nhầm' }))],
    [
      'release',
      () =>
        step(
          ({ id }) => by(admin)('PUT', `/traces/${id}/release`, { reason: 'Đạt' }),
          (lot) => void (lot.isReleased = true),
        ),
    ],
    [
      'suspend or resume',
      async () => {
        const wanted = model.isSuspended
        const reply = await by(admin)('PUT', `/manufactures/${manufacture.id}/change-status`, {
          is_active: wanted,
          reason: 'Kiểm tra',
        })
        if (took(reply)) model.isSuspended = !wanted
      },
    ],
  ]

  const trail: string[] = []
  for (let at = 0; at < ACTS; at++) {
    const [name, act] = one(acts)!
    trail.push(name)
    await act()
    const wrong = await complaints(model)
    assert.deepEqual(wrong, [], `after act ${at + 1}: ${trail.slice(-12).join(', ')}`)
  }
})

/** Rows as they are, but for how often and when they were written. */
const rowsNow = () => server.sql`
  select to_jsonb(t) - '{version,updated_at,updated_by,standing_since}'::text[] as row from traces t
  union all select to_jsonb(t) - '{version,updated_at,updated_by,standing_since}'::text[] from batches t
  union all select to_jsonb(t) - '{version,updated_at,updated_by,standing_since}'::text[] from stamps t order by row`

/** What the pages and figures say that the model knows to be untrue. */
async function complaints({ diaries, lots, isSuspended }: Model): Promise<string[]> {
  const wrong: string[] = []
  const rows = await server.sql<
    { id: number; status: string }[]
  >`select id, status from traces where deleted_at is null`
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]))
  const living = diaries.filter(({ isGone }) => !isGone)
  const drugs = living.filter(({ kilograms }) => kilograms === null)
  for (const of of new Set(lots.map(({ batch }) => batch))) {
    const weighed = living.filter(({ batch, kilograms }) => batch === of && kilograms !== null)
    const harvests = weighed.filter(({ isLoss }) => !isLoss)
    const [harvested, there] = [harvests, weighed].map((rows) =>
      rows.reduce((sum, { kilograms, isLoss }) => sum + (isLoss ? -kilograms! : kilograms!), 0),
    ) as [number, number]
    const own = lots.filter(({ batch, isGone }) => batch === of && !isGone)
    const certified = own
      .filter(({ id }) => statusOf.get(id) !== 'draft')
      .reduce((sum, { kilograms }) => sum + kilograms, 0)
    const { actual_quantity, remaining_quantity, hold } = await server.row('batches', of)
    if (Number(actual_quantity) !== harvested)
      wrong.push(`batch ${of} says ${String(actual_quantity)} kg, ${harvested} were harvested`)
    if (certified > there && Number(remaining_quantity) !== there - certified)
      wrong.push(`batch ${of} says ${String(remaining_quantity)} kg are left, ${there - certified} are`)
    const early = harvests.some(({ day }) =>
      drugs.some((drug) => apart(drug.day, day) >= 0 && apart(drug.day, day) < WITHDRAWAL),
    )
    for (const lot of own) {
      const page = await server.call()('GET', `/api/web/traces/${lot.code}`)
      const { result } = (page.data as { entry?: { result: string } } | null)?.entry ?? { result: 'none' }
      wrong.push(...(await otherTellings(lot.code, result)))
      if (result !== 'valid' && result !== 'expired') continue
      const name = `lot ${lot.code} is ${result}`
      if (isSuspended) wrong.push(`${name} while its producer is suspended`)
      if (lot.isReleased) continue
      if (certified > there && hold === 'held') wrong.push(`${name} with ${certified} kg of ${there}`)
      if (early && hold === 'held') wrong.push(`${name} although it was harvested too early`)
      if (own.some(({ id, isReleased }) => statusOf.get(id) === 'recalled' && !isReleased))
        wrong.push(`${name} beside a recalled sister`)
    }
    const nobodyReleased = lots.every(({ isReleased }) => !isReleased)
    if (nobodyReleased && (early || certified > there) && hold !== 'held')
      wrong.push(`batch ${of} contradicts itself and is not held`)
  }
  return wrong
}

const STOPPED = ['held', 'suspended', 'recalled']

/** Where the page and the events of a lot say something else than its data. */
async function otherTellings(code: string, result: string): Promise<string[]> {
  if (result === 'none') return []
  const read = async (url: string) => (await server.app.inject({ method: 'GET', url })).body
  const page = await read(`/t/${code}`)
  const { epcisBody } = JSON.parse(await read(`/api/web/traces/${code}/epcis`)) as {
    epcisBody: { eventList: { disposition?: string }[] }
  }
  const isStopped = epcisBody.eventList.at(-1)?.disposition !== undefined
  return [
    ...(page.includes('Lô hàng đang tạm giữ để xác minh') === (result === 'held')
      ? []
      : [`page of ${code} is not ${result}`]),
    ...(isStopped === STOPPED.includes(result) ? [] : [`events of ${code} are not ${result}`]),
  ]
}
