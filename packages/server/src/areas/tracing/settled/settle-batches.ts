import { batchProgress } from '@trace/domain/areas/growing/batch-progress.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { notHeld } from '@trace/domain/areas/growing/hold-fields.ts'
import type { Contradiction } from '@trace/domain/areas/growing/hold-fields.ts'
import { spanOf } from '@trace/domain/areas/growing/spans.ts'
import { information } from '@trace/domain/areas/portal/singles.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Row } from '@trace/define/resource.ts'
import { cachedSingles } from '@trace/platform/cached-singles.ts'
import type { SettledRule, Settling } from '@trace/platform/request/settle.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { balanceOf, leftSentence } from './balance.ts'
import { changedForms } from './changed-forms.ts'
import {
  batchContradictions,
  isAdmitted,
  isKnown,
  isSameFacts,
  stillReleased,
  traceContradictions,
  unreleased,
} from './contradictions.ts'
import type { Judged } from './judged.ts'
import { judgedBatches, ledgerResources } from './judged-batches.ts'
import { readLedgers } from './ledger.ts'
import type { Ledger, LedgerTrace } from './ledger.ts'
import { lockGround } from './lock-ground.ts'
import { refuseAsked } from './refuse-asked.ts'
import { releaseUnspoken } from './release-unspoken.ts'
import { refuseBatchChanges } from './refuse-batch-changes.ts'
import { refuseOtherOwner } from './refuse-other-owner.ts'
import { tellFailed } from './tell-failed.ts'
import { takenCertificates } from './taken-certificates.ts'
import { takenSources } from './taken-sources.ts'
import { changedSources, lockSources, refuseSources } from './refuse-sources.ts'
import { stillHolding } from './what-outlasts.ts'

/**
 * Rule: a batch and its traces must agree with what is recorded (diaries, quantities, sources); contradictions put them
 * on hold. Also updates the batch's derived figures. Batches are locked in the order of their ids, together with their
 * areas, before anything of them is read.
 */
export const settledBatches: SettledRule = {
  watches: ledgerResources.map(({ name }) => name),
  async settle(settling) {
    const { store, written } = settling
    await refuseOtherOwner(settling)
    const concerned = judgedBatches(store.sql, written)
    if (!concerned) return
    const sources = changedSources(settling)
    if (sources.size > 0) await lockSources(store)
    await lockGround(store, written)
    const locked = await unscoped(store.sql, 'batches are judged whoever owns them')<{ id: number }[]>`
      select b.id from batches b join material_areas a on a.id = b.material_area_id
      where ${concerned} and b.deleted_at is null order by b.id for no key update`
    if (locked.length === 0) return
    const tolerance = await sourceTolerance(store)
    await draftRecovered(settling)
    const ledgers = await readLedgers(
      store.sql,
      locked.map(({ id }) => id),
    )
    for (const ledger of ledgers) await releaseUnspoken(settling, ledger)
    const changed = [await takenSources(settling), await changedForms(settling)]
    const judged = ledgers.map((ledger) =>
      judge(
        settling,
        ledger,
        tolerance,
        changed.flatMap((facts) => facts.get(ledger.id) ?? []),
      ),
    )
    if (sources.size > 0) await refuseSources(store, sources, judged)
    await refuseBatchChanges(settling, judged)
    refuseAsked(settling, judged)
    for (const one of judged) {
      await derive(store, one)
      await holdBatch(settling, one)
      for (const lot of one.lots) await holdLot(settling, one, lot)
    }
    tellFailed(settling)
  },
}

/** Tolerance from the settings: percent of its harvest by which a batch that is a source of others may be overdrawn. */
const sourceTolerance = async ({ sql }: Store): Promise<number> =>
  Number((await cachedSingles(sql))[information.name]?.['source_tolerance'] ?? 0)

function judge({ written }: Settling, ledger: Ledger, tolerance: number, changed: readonly Contradiction[]): Judged {
  const balance = balanceOf(ledger, tolerance)
  const ofBatch = [...batchContradictions(ledger, balance), ...changed]
  const facts = unreleased(ofBatch, ledger.released_facts)
  const lots = ledger.traces.map((trace) => {
    const ofLot = [
      ...traceContradictions(ledger, balance, trace, tolerance),
      ...takenCertificates(written, ledger, trace),
    ]
    return { trace, all: [...ofBatch, ...ofLot], facts: unreleased([...facts, ...ofLot], trace.released_facts) }
  })
  return { ledger, balance, all: ofBatch, facts, lots }
}

/** Turns a trace recovered from the trash into a draft, since another lot may have certified its goods meanwhile. */
async function draftRecovered({ store, written, remark }: Settling): Promise<void> {
  for (const [id, { before, after }] of written.get(traces.name) ?? []) {
    if (!before?.['deleted_at'] || !after) continue
    await store.derive(traces, id, { exceeds: true })
    if (after['status'] !== 'draft') await store.update(traces, id, { status: 'draft', is_active: false })
    const [batch] = await readLedgers(store.sql, [Number(after['batch_id'])])
    if (!batch) continue
    const lot = batch.traces.find((trace) => trace.id === id)
    if (lot && balanceOf(batch).exceeding.has(id))
      remark(`${leftSentence(batch, lot)}, hãy sửa số lượng trước khi kích hoạt`)
  }
}

async function derive(store: Store, { ledger, balance, all, lots }: Judged): Promise<void> {
  const figures = {
    progress: batchProgress(
      ledger.stages,
      ledger.approved_stages.map((stage_id) => ({ stage_id, status: 'approved' })),
    ),
    actual_quantity: balance.harvested,
    remaining_quantity: balance.left,
    actual_harvest_date:
      (ledger.harvests.length > 0 ? ledger.harvests : ledger.failed)
        .filter(({ status }) => status !== 'draft')
        .map((harvest) => spanOf(harvest).last)
        .toSorted()
        .at(-1) ?? null,
  }
  if (Object.entries(figures).some(([name, value]) => ledger[name as keyof typeof figures] !== value)) {
    await store.derive(batches, ledger.id, figures)
    store.markChanged(batches, ledger.id)
  }
  await forgetEnded(store, batches, ledger, all)
  for (const { trace, all } of lots) {
    await forgetEnded(store, traces, trace, all)
    const exceeds = balance.exceeding.has(trace.id)
    if (trace.exceeds === exceeds) continue
    await store.derive(traces, trace.id, { exceeds })
    store.markChanged(traces, trace.id)
  }
}

/** Removes released facts that no longer apply from a batch or a lot. */
async function forgetEnded(
  store: Store,
  resource: typeof batches | typeof traces,
  { id, released_facts }: Pick<Ledger, 'id' | 'released_facts'>,
  facts: readonly Contradiction[],
): Promise<void> {
  const still = stillReleased(released_facts, facts)
  if (still.length < released_facts.length) await store.derive(resource, id, { released_facts: still })
}

async function holdBatch(settling: Settling, { ledger, facts }: Judged): Promise<void> {
  const { store, told } = settling
  const { id, hold, held_facts, released_facts } = ledger
  const standing = [...stillHolding(settling, unreleased(held_facts, released_facts), facts), ...facts]
  if (standing.length === 0) {
    if (hold === 'held') await store.update(batches, id, { hold: 'none', ...notHeld })
  } else if (!isSameFacts(standing, held_facts)) {
    const begun = hold === 'none' && { hold: 'held' as const, held_at: store.now().toISOString() }
    await store.update(batches, id, { ...begun, ...heldFor(standing, held_facts, told) })
  }
}

async function holdLot(
  settling: Settling,
  { ledger }: Judged,
  { trace, facts }: Judged['lots'][number],
): Promise<void> {
  const { store, told, remark } = settling
  const { id, code, status, held_from, held_facts, released_facts } = trace
  if (status !== 'active' && status !== 'held') return
  const known = unreleased(held_facts, [...released_facts, ...ledger.released_facts])
  const standing = [...stillHolding(settling, known, facts, trace.standing_certificates), ...facts]
  if (standing.length === 0) {
    if (status === 'held') await store.update(traces, id, releasedTraceValues(held_from))
  } else if (status === 'active') {
    const held_at = store.now().toISOString()
    const begun = { status: 'held', is_active: false, held_from: status, held_at } as const
    await store.update(traces, id, { ...begun, ...heldFor(standing, held_facts, told) })
    remark(`Hồ sơ ${code} được tạm giữ để xác minh`)
  } else if (!isSameFacts(standing, held_facts)) {
    await store.update(traces, id, heldFor(standing, held_facts, told))
  }
}

/** The values with which a held lot returns to what it was. */
export const releasedTraceValues = (from: LedgerTrace['held_from']): Partial<Row<typeof traces>> => ({
  status: from ?? 'inactive',
  is_active: from === 'active',
  held_from: null,
  ...notHeld,
})

const LONGEST = 1000

/** The facts for which a row is held. The reason given with them is kept until other facts have to be confirmed. */
function heldFor(facts: Contradiction[], known: readonly Contradiction[], told: string | null) {
  const isAdmittedNow = facts.some((fact) => isAdmitted(fact) && !isKnown(fact, known))
  return {
    held_facts: facts,
    held_reason: facts
      .map(({ certified, found }) => `${certified}; ${found}`)
      .join('. ')
      .slice(0, LONGEST),
    ...(isAdmittedNow && { held_told: told }),
  }
}
