import { defaultRoles } from '@trace/domain/areas/accounts/default-roles.ts'
import { areaForm, coccidiosis, entryOf, givenChain, idOf, signInAs, signInAsSuperAdmin } from '../chain.ts'
import { finished } from '../finished.ts'
import type { CallApi, Reply, testServer } from '../server.ts'
import { EXPECTED, Model } from './model.ts'
import type { Batch, Lot, Weighed } from './model.ts'

type Server = ReturnType<typeof testServer>
/** Performs an act, if possible; true if the server accepted it. */
type Act = () => Promise<boolean>

const DAYS = 84
const dayOf = (day: number): string => new Date(Date.UTC(2026, 7, 1 + day)).toISOString().slice(0, 10)
const took = ({ code }: { code: number }): boolean => code === 200

/** The users of all roles, the acts they may perform on a walk, and the model that records what was accepted. */
export async function openWalk(server: Server, random: (below: number) => number) {
  const chain = await givenChain(server)
  const { ask, admin, manufacture, batchForm, diaryForm } = chain
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
  const model = new Model()
  const one = <T>(list: readonly T[]): T | undefined => list[random(list.length)]
  /** One of the newest, and now and then any. */
  const recent = <T>(list: readonly T[], newest: number): T | undefined =>
    one(random(4) === 0 ? list : list.slice(-newest))
  /** The intended user, or one time in four a user of any role, who may be refused. */
  const by = (...usual: CallApi[]): CallApi => (random(4) === 0 ? one(people)! : one(usual)!)
  const reasoned = () => (random(2) === 0 ? { reason: 'Đã xảy ra' } : {})

  async function newBatch(area: number, more: object = {}, isStarted = true): Promise<Batch | null> {
    const form = { ...batchForm, name: `Lứa ${model.batches.length + 1}`, material_area_id: area, acreage_used: null }
    const reply = await admin('POST', '/batches', { ...form, expected_quantity: EXPECTED, ...more })
    if (!took(reply)) return null
    const { id } = entryOf(reply)
    if (isStarted) await ask('PUT', `/batches/${id}/change-status/in_production`)
    const batch = { id, area, isGrowing: true, released: new Map<string, number>(), seen: new Map<string, number>() }
    model.batches.push(batch)
    return batch
  }

  async function newSeason(): Promise<void> {
    if (model.isSuspended) {
      await ask('PUT', `/manufactures/${manufacture.id}/change-status`, { is_active: true })
      model.isSuspended = false
    }
    const name = `Đồi ${model.batches.length + 1}`
    const { id } = await ask('POST', '/material-areas', await areaForm(server, manufacture.id, { name }))
    await ask('PUT', `/material-areas/${id}/change-approved`)
    await newBatch(id)
    await newBatch(id)
  }

  async function weigh(isLoss: boolean): Promise<boolean> {
    const [caller, batch, day] = [by(owner, admin), recent(model.batches, 3)!, dayOf(random(DAYS))]
    const kilograms = (isLoss ? 20 : 100) * (1 + random(9))
    const said = { quantity: kilograms, ...(isLoss && { activity_type: 'loss' }) }
    const form = { ...diaryForm('sale', `${day}T06:00:00+07:00`, said), batch_id: batch.id }
    const reply = await caller('POST', '/diaries', { ...form, ...reasoned(), confirm: true })
    if (!took(reply)) return false
    const { id } = entryOf(reply)
    const weighed = { id, batch: batch.id, day, kilograms, isLoss, isTold: false, isGone: false }
    model.weighed.push(weighed)
    weighed.isTold = took(await caller('PUT', `/diaries/${id}/change-status/submitted`, reasoned()))
    return true
  }

  async function treat(): Promise<boolean> {
    const [batch, day, days] = [recent(model.batches, 3)!, dayOf(random(DAYS)), 3 + random(12)]
    const inputs = [{ ...coccidiosis, withdrawal_days: days }]
    const form = { ...diaryForm('treatment', `${day}T08:00:00+07:00`, { inputs }), batch_id: batch.id }
    const reply = await by(owner, admin)('POST', '/diaries', { ...form, ...reasoned(), confirm: true })
    if (took(reply)) model.drugs.push({ id: entryOf(reply).id, batch: batch.id, day, days, isGone: false })
    return took(reply)
  }

  const standing = (): Weighed[] => model.weighed.filter(({ isGone }) => !isGone)

  async function correct(): Promise<boolean> {
    const weighed = recent(standing(), 20)
    const kilograms = 100 * (1 + random(9))
    if (!weighed || !took(await by(admin)('PATCH', `/diaries/${weighed.id}`, { quantity: kilograms, ...reasoned() })))
      return false
    weighed.kilograms = kilograms
    return true
  }

  async function move(): Promise<boolean> {
    const weighed = recent(standing(), 20)
    const day = dayOf(random(DAYS))
    const said = { performed_at: `${day}T06:00:00+07:00`, ...reasoned() }
    if (!weighed || !took(await by(admin)('PATCH', `/diaries/${weighed.id}`, said))) return false
    weighed.day = day
    return true
  }

  async function correctDrug(): Promise<boolean> {
    const drug = recent(
      model.drugs.filter(({ isGone }) => !isGone),
      10,
    )
    const days = 3 + random(30)
    const inputs = [{ ...coccidiosis, withdrawal_days: days }]
    if (!drug || !took(await by(admin)('PATCH', `/diaries/${drug.id}`, { inputs, ...reasoned() }))) return false
    drug.days = days
    return true
  }

  async function correctInSheet(): Promise<boolean> {
    const weighed = recent(standing(), 20)
    if (!weighed) return false
    const kilograms = 100 * (1 + random(9))
    const { version } = await server.row('diaries', weighed.id)
    const cells = [{ field: 'quantity', text: String(kilograms) }]
    if (!(await isJobDone('/import-diaries/rows', { rows: [{ id: weighed.id, version, cells }], ...reasoned() })))
      return false
    weighed.kilograms = kilograms
    return true
  }

  async function isJobDone(url: string, body: object): Promise<boolean> {
    const { data } = (await admin('POST', url as '/jobs', body)) as Reply<{ job?: { id: number } } | null>
    if (!data?.job) return false
    const { status, failed } = (await finished(admin, data.job)) as { status: string; failed?: number }
    return status === 'done' && !failed
  }

  const diaries = () => [...model.weighed, ...model.drugs]

  async function removeDiary(): Promise<boolean> {
    const written = recent(
      diaries().filter(({ isGone }) => !isGone),
      30,
    )
    if (!written || !took(await by(admin)('DELETE', `/diaries/${written.id}`, reasoned()))) return false
    return (written.isGone = true)
  }

  async function recoverDiary(): Promise<boolean> {
    const written = recent(
      diaries().filter(({ isGone }) => isGone),
      10,
    )
    if (!written || !took(await by(admin)('POST', `/diaries/${written.id}/recover`, reasoned()))) return false
    written.isGone = false
    return true
  }

  async function restoreDiary(): Promise<boolean> {
    const weighed = recent(standing(), 20)
    if (!weighed) return false
    const { entries } = (await admin('GET', `/diaries/${weighed.id}/revisions`)).data as {
      entries: readonly { id: number }[]
    }
    const revision = one(entries)
    if (!revision || !took(await by(admin)('POST', `/diaries/${weighed.id}/restore/${revision.id}`, reasoned())))
      return false
    const { quantity, performed_at } = await ask('GET', `/diaries/${weighed.id}`)
    weighed.kilograms = Number(quantity)
    weighed.day = new Date(Date.parse(performed_at) + 7 * 3_600_000).toISOString().slice(0, 10)
    return true
  }

  async function certify(): Promise<boolean> {
    const batch = recent(model.batches, 3)!
    const day = one(
      model.weighed.filter((own) => own.batch === batch.id && own.isTold && !own.isGone && !own.isLoss),
    )?.day
    if (day === undefined) return false
    const kilograms = 100 * (1 + random(6))
    const reply = await by(admin, owner)('POST', '/traces', {
      batch_id: batch.id,
      quantity: kilograms,
      harvest_date: day,
    })
    if (!took(reply)) return false
    const { id, code } = entryOf(reply)
    const state = {
      isCertified: false,
      isRecalled: false,
      isGone: false,
      released: new Map<string, number>(),
      seen: new Map<string, number>(),
    }
    model.lots.push({ id, code: code!, batch: batch.id, day, kilograms, ...state })
    if (took(await admin('PUT', `/batches/${batch.id}/change-status/harvested`))) batch.isGrowing = false
    return true
  }

  const there = (of: (lot: Lot) => boolean = () => true): Lot[] => model.lots.filter((lot) => !lot.isGone && of(lot))
  const step = async (
    lots: Lot[],
    call: (lot: Lot) => Promise<{ code: number }>,
    then: (lot: Lot) => void = () => undefined,
  ) => {
    const lot = recent(lots, 12)
    if (!lot || !took(await call(lot))) return false
    then(lot)
    return true
  }

  const weighAnew = async (lot: Lot): Promise<{ code: number }> => {
    const kilograms = 100 * (1 + random(6))
    const { entry } = (await admin('GET', `/traces/${lot.id}`)).data as { entry: object }
    const reply = await by(admin, owner)('PUT', `/traces/${lot.id}`, { ...entry, quantity: kilograms, ...reasoned() })
    if (took(reply)) lot.kilograms = kilograms
    return reply
  }

  async function make(): Promise<boolean> {
    const source = recent(model.batches, 4)!
    const kilograms = 50 * (1 + random(6))
    const made = await newBatch(source.area, { source_batches: [{ source_batch_id: source.id, quantity: kilograms }] })
    if (made) model.taken.push({ batch: made.id, source: source.id, kilograms })
    return made !== null
  }

  const isLast = (lot: Lot, held: readonly number[]): boolean =>
    model.lotsOf(lot.batch).every(({ id }) => id === lot.id || !held.includes(id))

  async function release(): Promise<boolean> {
    const held = (
      await server.sql<{ id: number }[]>`select id from traces where status = 'held' and deleted_at is null`
    ).map(({ id }) => id)
    return step(
      there(({ id }) => held.includes(id)),
      ({ id }) => by(admin)('PUT', `/traces/${id}/release`, { reason: 'Đạt' }),
      (lot) => model.release(lot, isLast(lot, held)),
    )
  }

  async function releaseBatch(): Promise<boolean> {
    const batch = one(model.batches.filter(({ id }) => model.againstBatch(id).length > 0))
    if (!batch || !took(await by(admin)('PUT', `/batches/${batch.id}/release`, { reason: 'Đạt' }))) return false
    model.releaseBatch(batch.id)
    return true
  }

  async function suspend(): Promise<boolean> {
    const body = { is_active: model.isSuspended, reason: 'Kiểm tra' }
    if (!took(await by(admin)('PUT', `/manufactures/${manufacture.id}/change-status`, body))) return false
    model.isSuspended = !model.isSuspended
    return true
  }

  async function judgeArea(): Promise<boolean> {
    const { area } = recent(model.batches, 3)!
    const isBack = model.withdrawn.has(area)
    const body = { approval_status: isBack ? 'approved' : 'pending' }
    if (!took(await by(admin)('PUT', `/material-areas/${area}/change-approved`, body))) return false
    if (isBack) model.withdrawn.delete(area)
    else model.withdrawn.add(area)
    return true
  }

  const activate = { is_active: true, override_reason: 'Giấy' }
  const recalled = { recall_kind: 'mandatory', recall_reason: 'Dư lượng', recall_handling: 'destroy' }
  const acts: [name: string, act: Act, weight?: number][] = [
    ['harvest', () => weigh(false), 4],
    ['lose', () => weigh(true)],
    ['treat', treat],
    ['correct', correct, 2],
    ['move', move],
    ['correct a drug', correctDrug],
    ['correct in a sheet', correctInSheet],
    ['remove a diary', removeDiary],
    ['recover a diary', recoverDiary],
    ['restore a diary', restoreDiary],
    ['certify', certify, 4],
    [
      'weigh a lot anew',
      () =>
        step(
          there(({ isRecalled }) => !isRecalled),
          weighAnew,
        ),
    ],
    [
      'activate',
      () =>
        step(
          there(),
          ({ id }) => by(boss)('PUT', `/traces/${id}/change-active`, activate),
          (lot) => void (lot.isCertified = true),
        ),
      4,
    ],
    ['hide', () => step(there(), ({ id }) => by(admin)('PUT', `/traces/${id}/change-active`, { is_active: false }))],
    [
      'remove a lot',
      () =>
        step(
          there(),
          ({ id }) => by(admin)('DELETE', `/traces/${id}`),
          (lot) => void (lot.isGone = true),
        ),
    ],
    [
      'recover a lot',
      () =>
        step(
          model.lots.filter(({ isGone }) => isGone),
          ({ id }) => by(admin)('POST', `/traces/${id}/recover`),
          (lot) => {
            lot.isGone = false
            lot.isCertified = false
          },
        ),
    ],
    [
      'recall',
      () =>
        step(
          there(),
          ({ id }) => by(admin)('PUT', `/traces/${id}/recall`, recalled),
          (lot) => void (lot.isRecalled = true),
        ),
    ],
    [
      'undo a recall',
      () =>
        step(
          there(({ isRecalled }) => isRecalled),
          ({ id }) => by(boss)('PUT', `/traces/${id}/undo-recall`, { reason: 'Nhầm' }),
          (lot) => {
            lot.isRecalled = false
          },
        ),
      3,
    ],
    ['make a batch of another', make],
    ['release a lot', release, 3],
    ['release a batch', releaseBatch, 3],
    ['suspend or resume', suspend],
    ['take an area back or approve it', judgeArea],
  ]
  return {
    model,
    newSeason,
    acts: acts.flatMap(([name, act, weight = 1]) => Array.from({ length: weight }, (): [string, Act] => [name, act])),
  }
}
