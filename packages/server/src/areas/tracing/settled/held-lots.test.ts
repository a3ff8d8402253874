import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContradictionKind } from '@trace/domain/areas/growing/hold-fields.ts'
import { coccidiosis, entryOf, manufactureForm, signInAs } from '../../../../test/chain.ts'
import { finished } from '../../../../test/finished.ts'
import { givenIssue } from '../../../../test/issue.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

/** A lot whose labels are on the goods: some printed and activated, some not yet. */
async function givenLabels() {
  const chain = await givenIssue(server, 20)
  const { ask, active } = chain
  await ask('GET', `/print-stamp/${chain.stamp.id}?line-number=1`)
  await ask('POST', `/stamps/${chain.stamp.id}/activate`)
  const label = await chain.codeOf(1)
  const traceNow = () => ask('GET', `/traces/${active.id}`)
  const batchNow = () => ask('GET', `/batches/${chain.batch.id}`)
  const [sale] = await server.sql<{ id: number }[]>`select id from diaries where activity_type = 'sale'`
  return { ...chain, label, saleId: sale!.id, traceNow, batchNow }
}

type Given = Awaited<ReturnType<typeof givenLabels>>

const readAt = async (url: string): Promise<string> => (await server.app.inject({ method: 'GET', url })).body

/** The status of a lot on every public page and API that shows it. */
async function answersOf({ active, label }: Given) {
  const result = async (url: string) =>
    (JSON.parse(await readAt(url)) as { data: { entry: { result: string } } }).data.entry.result
  const lot = `/api/web/traces/${active.code}`
  const link = new URL(active.qr_url).pathname
  const { epcisBody } = JSON.parse(await readAt(`${lot}/epcis`)) as {
    epcisBody: { eventList: { disposition?: string }[] }
  }
  const linkset = await readAt(`${link}?linkType=linkset`)
  const pages = await Promise.all([`/t/${active.code}`, `/s/${label}`].map(readAt))
  return {
    results: await Promise.all([lot, `/api/web/stamps/${label}`, `${lot}/passport`].map(result)),
    pages: pages.map((page) => page.includes('Lô hàng đang tạm giữ để xác minh')),
    disposition: epcisBody.eventList.at(-1)!.disposition ?? null,
    linkset: linkset.includes('đang tạm giữ để xác minh'),
  }
}

const HELD = {
  results: ['held', 'held', 'held'],
  pages: [true, true],
  disposition: 'non_sellable_other',
  linkset: true,
}
const FREE = { results: ['valid', 'valid', 'valid'], pages: [false, false], disposition: null, linkset: false }

const admitDrug = ({ admin, diaryForm }: Given) =>
  admin(
    'POST',
    '/diaries',
    diaryForm('treatment', '2026-11-05T07:00:00+07:00', { inputs: [coccidiosis], reason: 'Ghi sót' }),
  )

test('a lot that is held says so everywhere at once, stops, tells its people, and is free again once released', async () => {
  const given = await givenLabels()
  const { admin, ask, active, stamp, manufacture, saleId, traceNow } = given
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const appraiser = await signInAs(server, 'appraiser')
  const order = await ask('POST', '/orders', {
    trace_id: active.id,
    stamp_type: 'qr_serial',
    quantity: 10,
    receive_method: 'pickup',
    receiver_name: 'Nguyễn Văn A',
    receiver_phone: '0000000001',
  })
  const second = await given.trace({ quantity: 100 })
  const { stamp_id } = await ask('PUT', `/traces/${active.id}/change-order-status?status=approved`)
  const [run] = (await admin('GET', `/stamp-statistics?stamp_id=${stamp.id}`)).data.entries
  assert.deepEqual(await answersOf(given), FREE)
  assert.equal((await admitDrug(given)).code, 200)
  assert.deepEqual(await answersOf(given), HELD)

  const shown = await traceNow()
  const moved = { shipped_at: '2026-11-12T08:00:00+07:00', quantity: 10 }
  const stopped = {
    'to print': await admin('GET', `/print-stamp/${stamp.id}?line-number=1`),
    'to print a run again': await admin('GET', `/stamp-statistics/${run!.id}/print`),
    'to record a run': await admin('POST', '/stamp-statistics', { stamp_id: stamp.id, quantity: 3 }),
    'to activate labels': await admin('POST', `/stamps/${stamp.id}/activate`),
    'to number another issue': await admin('PUT', `/stamps/${stamp_id!}/change-status/activated`),
    'to print an order': await admin('PUT', `/orders/${order.id}/change-status/printing`),
    'to activate the lot': await admin('PUT', `/traces/${active.id}/change-active`, { is_active: true }),
    'to activate its sister': await admin('PUT', `/traces/${second.id}/change-active`),
    'to order more': await admin('POST', '/orders', { ...order, id: undefined }),
    'to send goods': await admin('PUT', `/traces/${active.id}`, { ...shown, movements: [moved] }),
  }
  for (const [what, { code, message }] of Object.entries(stopped)) assert.equal(code, 422, `${what}: ${message}`)

  await server.told()
  for (const [who, call] of Object.entries({ owner, appraiser })) {
    const titles = (await call('GET', '/notices')).data.entries.map(({ title }) => title)
    assert.ok(
      titles.some((title) => /đang bị tạm giữ|tạm giữ/.test(title)),
      `${who}: ${titles.join('; ')}`,
    )
  }
  const { entries } = (await appraiser('GET', '/inbox?resource=traces')).data
  assert.deepEqual(
    entries.filter(({ state }) => state === 'held').map(({ id }) => id),
    [active.id],
  )
  const [fact] = shown.held_facts
  assert.deepEqual(
    [fact!.certified, fact!.found, shown.held_told],
    ['Thu hoạch ngày 10/11/2026', 'Chưa đủ thời gian cách ly của Thuốc cầu trùng (đến 12/11/2026)', 'Ghi sót'],
  )

  assert.equal((await owner('PUT', `/traces/${active.id}/release`, { reason: 'Đạt' })).code, 403)
  entryOf(await admin('PUT', `/traces/${active.id}/release`, { reason: 'Đã kiểm nghiệm đạt' }))
  assert.deepEqual(await answersOf(given), FREE)
  assert.equal((await admin('GET', `/print-stamp/${stamp.id}?line-number=1`)).code, 200)
  assert.equal(saleId > 0, true)
})

const recalled = { recall_kind: 'mandatory', recall_reason: 'Dư lượng', recall_handling: 'destroy' }

interface Case {
  kind: ContradictionKind
  ways: Record<string, (given: Given) => Promise<unknown>>
}

const certificate = (number: string, more: object = {}) => ({
  certificate_type: 'vietgap',
  number,
  issuer: 'Chi cục',
  issued_at: '2026-01-01',
  expires_at: '2027-01-01',
  ...more,
})

/** Gives the lot's producer a certificate that the lot relies on, and returns the certificate's id. */
async function certify({ ask, manufacture, active }: Given, isNamed: boolean): Promise<number> {
  const form = await manufactureForm(server, { certificates: [certificate('CS 1')] })
  const shown = await ask('PUT', `/manufactures/${manufacture.id}`, form)
  const { id } = shown.certificates[0]!
  if (isNamed) await server.sql`update traces set certificate_ids = ${[id]} where id = ${active.id}`
  else await server.sql`update traces set created_at = now() where id = ${active.id}`
  return id
}

/** The only diary of a required stage beside stocking and sale. */
async function vaccinationOf({ stages }: Given): Promise<number> {
  const [found] = await server.sql<{ id: number }[]>`select id from diaries where stage_id = ${stages.vaccination}`
  return found!.id
}

/** Puts another batch into production on the same area, and returns its id. */
async function growing({ ask, batchForm }: Given, name: string): Promise<number> {
  const { id } = await ask('POST', '/batches', { ...batchForm, name, acreage_used: null })
  await ask('PUT', `/batches/${id}/change-status/in_production`)
  return id
}

/** Records another batch as the source of the lot's batch, and returns the id of the source. */
async function madeOf(given: Given): Promise<number> {
  const { ask, batch, batchForm } = given
  const source = await growing(given, 'Mẻ 1')
  const source_batches = [{ source_batch_id: source, quantity: 10 }]
  await ask('PUT', `/batches/${batch.id}`, { ...batchForm, source_batches, reason: 'Ghi sót' })
  await ask('PUT', `/traces/${given.active.id}/release`, { reason: 'Đạt' })
  return source
}

const cases: Case[] = [
  {
    kind: 'withdrawal',
    ways: {
      'a diary that is written late': admitDrug,
      'a harvest that is moved': ({ admin, saleId, write }) =>
        write('treatment', '2026-10-01T07:00:00+07:00', { inputs: [coccidiosis] }).then(() =>
          admin('PATCH', `/diaries/${saleId}`, { performed_at: '2026-10-03T07:00:00+07:00', reason: 'Ghi nhầm ngày' }),
        ),
    },
  },
  {
    kind: 'balance',
    ways: {
      'a harvest that is corrected': ({ admin, saleId }) =>
        admin('PATCH', `/diaries/${saleId}`, { quantity: 50, reason: 'Cân sai' }),
      'a harvest that is opened and refused': async ({ ask, admin, saleId }) => {
        await ask('PUT', `/diaries/${saleId}/change-status/submitted`)
        return admin('PUT', `/diaries/${saleId}/change-status/rejected`, { reason: 'Không có thật' })
      },
    },
  },
  {
    kind: 'certificate',
    ways: {
      'one that is named, taken back': async (given) =>
        given.admin('PUT', `/certificates/${await certify(given, true)}/change-approved`, {
          approval_status: 'pending',
        }),
      'one that is named, ending before the packing': async (given) => {
        const id = await certify(given, true)
        const form = await manufactureForm(server, {
          certificates: [{ id, ...certificate('CS 1', { expires_at: '2026-10-01' }) }],
        })
        return given.admin('PUT', `/manufactures/${given.manufacture.id}`, form)
      },
      'one that is named, beginning after the packing': async (given) => {
        const id = await certify(given, true)
        const form = await manufactureForm(server, {
          certificates: [{ id, ...certificate('CS 1', { issued_at: '2026-11-12' }) }],
        })
        return given.admin('PUT', `/manufactures/${given.manufacture.id}`, form)
      },
      'one that spoke for it, beginning after the packing': async (given) => {
        const id = await certify(given, false)
        const form = await manufactureForm(server, {
          certificates: [{ id, ...certificate('CS 1', { issued_at: '2026-11-12' }) }],
        })
        return given.admin('PUT', `/manufactures/${given.manufacture.id}`, form)
      },
      'one that spoke for it, taken back': async (given) =>
        given.admin('PUT', `/certificates/${await certify(given, false)}/change-approved`, {
          approval_status: 'pending',
        }),
      'one that spoke for it, deleted': async (given) => {
        await certify(given, false)
        return given.admin(
          'PUT',
          `/manufactures/${given.manufacture.id}`,
          await manufactureForm(server, { certificates: [] }),
        )
      },
      'one that spoke for it, ending before the packing': async (given) => {
        const id = await certify(given, false)
        const form = await manufactureForm(server, {
          certificates: [{ id, ...certificate('CS 1', { expires_at: '2026-10-01' }) }],
        })
        return given.admin('PUT', `/manufactures/${given.manufacture.id}`, form)
      },
    },
  },
  {
    kind: 'manufacture',
    ways: {
      'a producer that is suspended': ({ admin, manufacture }) =>
        admin('PUT', `/manufactures/${manufacture.id}/change-status`, { is_active: false, reason: 'Kiểm tra' }),
      'a producer whose approval is taken back': ({ admin, manufacture }) =>
        admin('PUT', `/manufactures/${manufacture.id}/change-approved`, { approval_status: 'pending' }),
    },
  },
  {
    kind: 'product',
    ways: {
      'a product that is switched off': ({ admin, product }) =>
        admin('PUT', `/products/${product.id}/change-status`, { is_active: false, reason: 'Ngừng' }),
      'a product whose approval is taken back': ({ admin, product }) =>
        admin('PUT', `/products/${product.id}/change-approved`, { approval_status: 'pending' }),
    },
  },
  {
    kind: 'sister',
    ways: {
      'the recall of its sister': async ({ ask, admin, trace }) => {
        const { id } = await trace({ quantity: 100 })
        await ask('PUT', `/traces/${id}/change-active`)
        return admin('PUT', `/traces/${id}/recall`, recalled)
      },
      'the recall of its hidden sister': async ({ ask, admin, trace }) => {
        const { id } = await trace({ quantity: 100 })
        await ask('PUT', `/traces/${id}/change-active`)
        await ask('PUT', `/traces/${id}/change-active`, { is_active: false })
        return admin('PUT', `/traces/${id}/change-status/recalled`, { reason: 'Dư lượng', ...recalled })
      },
    },
  },
  {
    kind: 'source',
    ways: {
      'a source that is cancelled': async (given) => {
        const source = await madeOf(given)
        return given.admin('PUT', `/batches/${source}/change-status/cancelled`, { reason: 'Nhập nhầm' })
      },
      'a drug in the source of its source': async (given) => {
        const source = await madeOf(given)
        const first = await growing(given, 'Lứa đầu')
        const { ask, batchForm, diaryForm, admin } = given
        const form = { ...batchForm, name: 'Mẻ 1', acreage_used: null }
        await ask('PUT', `/batches/${source}`, { ...form, source_batches: [{ source_batch_id: first, quantity: 10 }] })
        await ask('PUT', `/material-areas/${given.area.id}`, { ...given.area, acreage: 50 })
        const sold = { ...diaryForm('sale', '2026-11-12T06:00:00+07:00', { quantity: 100 }), batch_id: first }
        const { id } = await ask('POST', '/diaries', sold)
        await ask('PUT', `/diaries/${id}/change-status/submitted`)
        const drug = diaryForm('treatment', '2026-11-11T07:00:00+07:00', { inputs: [coccidiosis], reason: 'Ghi sót' })
        return admin('POST', '/diaries', { ...drug, batch_id: first })
      },
    },
  },
  {
    kind: 'stage',
    ways: {
      'the only diary of a required stage that is reopened': async (given) =>
        given.admin('PUT', `/diaries/${await vaccinationOf(given)}/change-status/submitted`),
      'the only diary of a required stage that is deleted': async (given) => {
        await server.sql`update traces set diary_ids = '{}'`
        return given.admin('DELETE', `/diaries/${await vaccinationOf(given)}`)
      },
      'the only diary of a required stage that is moved to another': async (given) =>
        given.admin('PATCH', `/diaries/${await vaccinationOf(given)}`, { stage_id: given.stages.treatment }),
      'the only diary of a required stage that is no longer public': async (given) =>
        given.admin('PATCH', `/diaries/${await vaccinationOf(given)}`, { is_traceable: false }),
      'the diary of a required stage that it shows no more': async (given) => {
        const id = await vaccinationOf(given)
        const shown = await given.traceNow()
        const diary_ids = shown.diary_ids.filter((one) => one !== id)
        return given.admin('PUT', `/traces/${given.active.id}`, { ...shown, diary_ids })
      },
      'the diaries of a batch that are reopened in bulk': async (given) => {
        const rows = await server.sql<{ id: number; version: number }[]>`select id, version from diaries`
        const ids = rows.map(({ id, version }) => [id, version])
        const reply = await given.admin('POST', '/diaries/bulk', { action: 'change-status', status: 'submitted', ids })
        await finished(given.admin, reply.data.job)
        return reply
      },
    },
  },
  {
    kind: 'area',
    ways: {
      'an area whose approval is taken back': ({ admin, area }) =>
        admin('PUT', `/material-areas/${area.id}/change-approved`, { approval_status: 'pending' }),
      'an area that is refused afterwards': async ({ ask, admin, area }) => {
        await ask('PUT', `/material-areas/${area.id}/change-approved`, { approval_status: 'pending' })
        return admin('PUT', `/material-areas/${area.id}/change-approved`, {
          approval_status: 'rejected',
          reject_reason: 'Sai ranh giới',
        })
      },
    },
  },
]

for (const { kind, ways } of cases)
  for (const [way, act] of Object.entries(ways))
    test(`a lot is held by ${way}`, async () => {
      const given = await givenLabels()
      const done = (await act(given)) as { code: number; message: string }
      assert.equal(done.code, 200, done.message)
      const { status, held_facts } = await given.traceNow()
      assert.deepEqual([status, held_facts.some((fact) => fact.kind === kind)], ['held', true])
      const { results, disposition } = await answersOf(given)
      assert.ok(!results.includes('valid'), results.join())
      assert.equal(disposition, 'non_sellable_other')
    })

test('a draft that names no certificate is activated though one of its producer was withdrawn since it was written, and stays free', async () => {
  const given = await givenLabels()
  const { admin, ask, trace, active } = given
  const { id } = await trace({ quantity: 100 })
  const certificate_id = await certify(given, false)
  await server.sql`update traces set created_at = now() where id = ${id}`
  await admin('PUT', `/certificates/${certificate_id}/change-approved`, { approval_status: 'pending' })
  assert.equal((await ask('GET', `/traces/${active.id}`)).status, 'held')
  assert.equal((await ask('PUT', `/traces/${id}/change-active`)).status, 'active')
  await ask('PUT', `/traces/${active.id}/release`, { reason: 'Bán không kèm chứng nhận' })
  assert.equal((await ask('GET', `/traces/${id}`)).status, 'active')
})
