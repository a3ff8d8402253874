import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field } from '@trace/define/field.ts'
import { singles } from '@trace/domain/menu.ts'
import { addDays, today } from '@trace/define/text/dates.ts'
import { systemAuthor } from '@trace/platform/access/system-author.ts'
import { notifyOverdueOrders } from '../../src/areas/labels/orders/notify-overdue.ts'
import { operationAt } from '@trace/platform/operation/operation.ts'
import { openStore } from '@trace/platform/store/store.ts'
import { operations } from '../../src/operations.ts'
import { givenChain, productForm } from '../chain.ts'
import { layout } from '../issue.ts'
import { lettersOf } from '../letters.ts'
import { givePasswords } from '../passwords.ts'
import { testServer } from '../server.ts'
import { ask } from './ask.ts'

const server = testServer()

let drawn = 0
/** A value like no other, which a page may be searched for. */
function valueFor(field: Field, name: string): unknown {
  const mark = `${++drawn}`
  const plain: Partial<Record<Field['kind'], () => unknown>> = {
    text: () =>
      field.format
        ? `${name.replaceAll('_', '-')}-${mark}.example.vn`
        : `${field.label} ${mark}`.slice(0, field.max ?? 255),
    longText: () => `${field.label} ${mark}`,
    phone: () => `0${String(900_000_000 + drawn)}`,
    email: () => `thu-${mark}@example.com`,
    url: () => `https://lien-ket-${mark}.example.com/a`,
    image: () => `/files/2026/01/${mark.padStart(32, '0')}.webp`,
    decimal: () => (field.max === 20 ? 10 : 20) + drawn / 100,
    integer: () => (field.min ?? 1) + 1,
    flag: () => true,
    list: () => [
      Object.fromEntries(
        Object.entries(field.fields!).map(([inner, of]) => [
          inner,
          inner === 'url' ? `https://muc-${++drawn}.example.com/a` : valueFor(of, inner),
        ]),
      ),
    ],
  }
  const of = plain[field.kind]
  assert.ok(of, `a value for the kind ${field.kind}`)
  return of()
}

/** What a reader sees of a value: each text and number within it. */
const piecesOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(piecesOf)
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(piecesOf)
      : [typeof value === 'number' ? String(value).replace('.', ',') : String(value)]

type World = { call: Awaited<ReturnType<typeof server.signIn>>; chain: Awaited<ReturnType<typeof givenChain>> }

/**
 * Checks of fields whose effect is not text on a page. The values of all other fields are looked for on the public
 * pages.
 */
const acts: Record<string, (world: World, value: unknown) => Promise<void>> = {
  async 'logo.favicon'(_, value) {
    assert.equal((await server.app.inject('/icon')).headers.location, value)
    assert.ok((await server.app.inject('/lien-he')).body.includes(`<link rel="icon" href="${String(value)}"/>`))
  },
  async 'contact.form_receiver_email'(_, value) {
    const payload = 'name=Lan&email=lan%40example.com&phone=&content=Xin+ch%C3%A0o'
    const sent = await server.app.inject({
      method: 'POST',
      url: '/lien-he',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    assert.equal(sent.statusCode, 200)
    const [letter = ''] = await lettersOf(server, String(value))
    assert.match(letter, new RegExp(`^To: ${String(value)}$`, 'm'))
    assert.match(letter, /^Reply-To: lan@example\.com$/m)
    assert.match(letter, /Xin chào/)
  },
  async 'information.short_name'(_, value) {
    assert.match(
      (await server.app.inject('/lien-he')).body,
      new RegExp(`<meta name="application-name" content="${String(value)}"`),
    )
  },
  async 'information.province_id'({ call }) {
    const [home] = await server.sql`select id from provinces where is_home`
    const { data } = await call('GET', '/configs/information')
    assert.deepEqual([data.entry.province_id, data.settled], [home!['id'], ['province_id']])
  },
  async 'information.public_host'({ chain }, value) {
    const trace = await activeTrace(chain)
    assert.ok(trace.qr_url?.startsWith(`https://${String(value)}/`), trace.qr_url)
    const page = await server.app.inject(`/t/${trace.code}`)
    assert.ok(page.body.includes(`<link rel="canonical" href="https://${String(value)}/t/${trace.code}"`))
    const drawn = await server.app.inject(`/api/web/qr-code?text=https://${String(value)}/t/${trace.code}`)
    assert.equal(drawn.statusCode, 200)
  },
  async 'information.gs1_resolver_host'({ chain }, value) {
    assert.ok((await activeTrace(chain)).qr_url?.startsWith(`https://${String(value)}/01/`))
  },
  async 'information.maintenance_mode'() {
    for (const url of ['/t/ABC', '/lien-he', '/api/web/traces/ABC', '/api/admin/products']) {
      const { statusCode, headers } = await server.app.inject(url)
      assert.deepEqual([url, statusCode, headers['retry-after']], [url, 503, '300'])
    }
  },
  async 'information.default_expire_warning_days'({ chain }) {
    const one = {
      certificate_type: 'vietgap',
      number: 'A-1',
      issuer: 'Chi cục',
      issued_at: '2025-01-01',
      expires_at: addDays(today(), 2),
    }
    const warned = async (days: number) => {
      await chain.ask(
        'PUT',
        `/products/${chain.product.id}`,
        await productForm(server, chain.manufacture.id, {
          certificates: [{ ...one, expires_at: addDays(today(), days) }],
        }),
      )
      return (await chain.admin('GET', '/certificates?certificate_status=expiring')).data.entries.length
    }
    assert.deepEqual([await warned(2), await warned(3)], [1, 0])
  },
  async 'information.movement_tolerance_percent'({ chain }, value) {
    await chain.harvest()
    const { version: _, ...lot } = await chain.trace({ quantity: 200 })
    const move = (quantity: number) =>
      chain.admin('PUT', `/traces/${lot.id}`, {
        ...lot,
        movements: [{ shipped_at: '2026-11-12T08:00:00+07:00', quantity }],
      })
    const most = 200 * (1 + Number(value) / 100)
    assert.deepEqual([(await move(most + 1)).code, (await move(most - 1)).code], [422, 200])
  },
  async 'information.source_tolerance'({ chain }, value) {
    const { ask, admin, batch, batchForm, harvest } = chain
    await harvest()
    const made = await ask('POST', '/batches', { ...batchForm, name: 'Mẻ 1', acreage_used: null })
    const take = (quantity: number) =>
      admin('PUT', `/batches/${made.id}`, {
        ...batchForm,
        acreage_used: null,
        source_batches: [{ source_batch_id: batch.id, quantity }],
      })
    const most = 5240 * (1 + Number(value) / 100)
    assert.deepEqual([(await take(most + 1)).code, (await take(most)).code], [422, 200])
  },
  'information.scan_repeat_seconds': ({ chain }) =>
    scansCount(
      chain,
      [
        { device: 'một máy', ago: 5 },
        { device: 'một máy', ago: 0 },
      ],
      { counted: 2 },
    ),
  'information.scan_distance_km': ({ chain }) =>
    scansCount(
      chain,
      [
        { device: 'máy 1', ago: 60, at: haLong },
        { device: 'máy 2', ago: 0, at: near },
      ],
      { marked: true },
    ),
  'information.scan_distance_minutes': ({ chain }) =>
    scansCount(
      chain,
      [
        { device: 'máy 1', ago: 300, at: haLong },
        { device: 'máy 2', ago: 0, at: far },
      ],
      { marked: false },
    ),
  'information.scan_burst_count': ({ chain }) => scansCount(chain, machines(6), { marked: true }),
  'information.scan_burst_devices': ({ chain }) =>
    scansCount(
      chain,
      [
        ...machines(3),
        ...machines(3),
        ...machines(3),
        ...machines(3),
        ...machines(3),
        ...machines(3),
        ...machines(3),
      ].map((each, place) => ({ ...each, ago: (30 - place) * 60 })),
      { marked: true },
    ),
  'information.stamp_width': ({ chain }, value) => usualLabel(chain, 'width', value),
  'information.stamp_height': ({ chain }, value) => usualLabel(chain, 'height', value),
  'information.order_pending_days': ({ chain }) => waitsTooLong(chain, 'pending'),
  'information.order_approved_days': ({ chain }) => waitsTooLong(chain, 'approved'),
  'information.order_printing_days': ({ chain }) => waitsTooLong(chain, 'printing'),
  'information.order_delivering_days': ({ chain }) => waitsTooLong(chain, 'delivering'),
}

type Chain = World['chain']

const haLong = { latitude: 20.951, longitude: 107.08 }
const near = { latitude: 20.951, longitude: 107.13 }
const far = { latitude: 10.0341, longitude: 105.7876 }
const machines = (count: number) => Array.from({ length: count }, (_, place) => ({ device: `máy ${place}`, ago: 60 }))

/**
 * Scans one label; each `ago` moves all its scans so many seconds back. Checks the count, and whether the last was
 * marked.
 */
async function scansCount(
  chain: Chain,
  looks: { device: string; ago: number; at?: typeof haLong }[],
  { counted, marked }: { counted?: number; marked?: boolean },
) {
  const { ask, admin, stamp } = await issueOf(chain)
  await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)
  await ask('POST', `/stamps/${stamp.id}/activate`)
  const code = (
    await admin('GET', `/stamps/${stamp.id}/codes?serial_from=${stamp.serial_from}&serial_to=${stamp.serial_from}`)
  ).data.entries[0]!.code
  for (const { device, ago, at } of looks) {
    const reply = await server.call()('POST', '/api/web/scans', { code, client_id: device, ...at })
    assert.equal(reply.code, 200)
    await server.sql`update scan_statistics set scanned_at = scanned_at - make_interval(secs => ${ago})`
  }
  const rows = await server.sql`select is_suspicious from scan_statistics order by id`
  if (counted !== undefined) assert.equal(rows.length, counted)
  if (marked !== undefined) assert.equal(rows.at(-1)!['is_suspicious'], marked)
}

async function issueOf(chain: Chain) {
  const trace = await activeTrace(chain)
  const draft = await chain.ask('POST', '/stamps', {
    ...layout,
    name: 'Tem',
    trace_id: trace.id,
    stamp_type: 'qr_serial',
    quantity: 3,
  })
  return { ...chain, stamp: await chain.ask('PUT', `/stamps/${draft.id}/change-status/issued`) }
}

async function activeTrace(chain: Chain) {
  await chain.harvest()
  const { id } = await chain.trace({ expired_date: '2030-01-01' })
  return chain.ask('PUT', `/traces/${id}/change-active`)
}

/** Checks the default label size with an order that asks for none; the form of an issue starts with the same size. */
async function usualLabel(chain: Chain, side: 'width' | 'height', value: unknown): Promise<void> {
  const trace = await activeTrace(chain)
  const order = await chain.ask('POST', '/orders', orderOf(trace.id))
  const { stamp_id } = await chain.ask('PUT', `/orders/${order.id}/change-status/approved`)
  assert.equal((await chain.ask('GET', `/stamps/${stamp_id}`))[side], value)
}

const orderOf = (trace_id: number) => ({
  trace_id,
  stamp_type: 'qr_serial',
  quantity: 10,
  receiver_name: 'Nguyễn Văn A',
  receiver_phone: '0000000001',
  receive_method: 'pickup',
})

/** The field is set to two days, so three days are too long; by the default limits they are not. */
async function waitsTooLong(chain: Chain, status: string): Promise<void> {
  const order = await chain.ask('POST', '/orders', orderOf((await activeTrace(chain)).id))
  await server.sql`update orders set status = ${status} where id = ${order.id}`
  await server.sql`update order_histories set at = now() - interval '3 days' where order_id = ${order.id}`
  await server.sql.begin((sql) => notifyOverdueOrders(openStore(sql, systemAuthor('jobs/overdue', '22'))))
  assert.equal((await chain.ask('GET', `/orders/${order.id}`)).is_overdue, true)
}

/** Two public pages: every page has the frame they share, and the first tells how to reach officers. */
const pages = ['/lien-he', '/t/KHONG-CO']

for (const single of singles) {
  for (const [name, field] of Object.entries(single.fields)) {
    test(`${single.label}: "${field.label}" shows or acts`, async () => {
      const act = acts[`${single.name}.${name}`]
      const chain = act && (await givenChain(server))
      const call = await server.signIn('everything')
      const [home] = await server.sql<{ id: number }[]>`select id from provinces where is_home`
      const value = field.kind === 'reference' ? home!.id : valueFor(field, name)
      const others = Object.fromEntries(
        Object.entries(single.fields)
          .filter(([, other]) => (other.required && other.kind !== 'flag') || other.kind === 'decimal')
          .map(([other, of]) => [other, of.kind === 'reference' ? home!.id : valueFor(of, other)]),
      )
      const save = operationAt(operations, 'PUT', `/api/admin${single.path}`)!
      const saved = await ask(server, save, {
        token: call.token,
        body: { ...others, [name]: value, ...(await givePasswords(server)) },
      })
      assert.equal(saved.code, 200, JSON.stringify(saved))
      assert.deepEqual(saved.data!.entry[name], value)

      if (act && chain) return act({ call, chain }, value)
      const shown = (await Promise.all(pages.map((url) => server.app.inject(url)))).map(({ body }) => body).join('\n')
      // A picture may be there in any of its sizes.
      for (const piece of piecesOf(value))
        assert.ok(
          shown.includes(piece.replace(/\.webp$/, '')),
          `"${piece}" of ${single.name}.${name} stands on no page`,
        )
    })
  }
}
