import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { drawBare } from './bare/labels.ts'
import { consumed, postmasterOf } from './parts/cpu.ts'
import { startProduct } from './parts/product.ts'

/**
 * Labels in large numbers: a million are issued (ten issues of at most 100,000 each) and taken for printing, with
 * their codes and the proof that they can be read; 10,000 are drawn as PDF, compared with pdfkit alone.
 */
const ISSUES = Number(process.env['ISSUES'] ?? 10)
const EACH = 100_000
const DRAWN = 10_000

const { sql, url, pid, token } = await startProduct({ SEED: 'demo' })
const postmaster = await postmasterOf(process.env['TEST_DATABASE_URL']!)
const headers = { authorization: token, 'content-type': 'application/json' }

interface Printed {
  run_id: number
  qr_text: string[]
}

async function asked<T = { id: number }>(method: string, path: string, body?: object): Promise<T> {
  const reply = await fetch(`${url}/api/admin${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const { message, data } = (await reply.json()) as { message: string; data: { entry: T } }
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${message}`)
  return data.entry
}

const spent = () => consumed(pid).cpu + consumed(postmaster).cpu

/** Runs `act`; returns its result, its seconds, and the processor time of server and database. */
async function timed<T>(act: () => Promise<T>): Promise<{ result: T; seconds: number; cpu: number }> {
  const [before, from] = [spent(), performance.now()]
  const result = await act()
  return { result, seconds: (performance.now() - from) / 1_000, cpu: spent() - before }
}

const [known] = await sql<{ id: number }[]>`
  select s.id from stamps s join traces t on t.id = s.trace_id
  where s.status = 'activated' and s.stamp_type = 'qr_serial' and t.status = 'active' and s.order_id is null and t.expired_date > now() + interval '7 days'
  order by s.id limit 1`
const form = await asked<object>('GET', `/stamps/${known!.id}`)

const issued: number[] = []
const taken: { seconds: number; cpu: number }[] = []
for (let at = 0; at < ISSUES; at++) {
  const { id } = await asked('POST', '/stamps', {
    ...form,
    name: `Đợt ${at}`,
    quantity: EACH,
    stamps_per_line: 1,
    order_id: null,
  })
  issued.push((await timed(() => asked('PUT', `/stamps/${id}/change-status/issued`))).seconds)
  await asked<Printed>('GET', `/print-stamp/${id}?line-number=1`)
  const rest = EACH - 1
  const { result, ...cost } = await timed(() => asked<Printed>('GET', `/print-stamp/${id}?line-number=${rest}`))
  taken.push(cost)
  if (result.qr_text.length !== rest) throw new Error('Labels are missing')
}

const { id } = await asked('POST', '/stamps', {
  ...form,
  name: 'Để vẽ',
  quantity: DRAWN,
  stamps_per_line: 1,
  order_id: null,
})
await asked('PUT', `/stamps/${id}/change-status/issued`)
const drawn = await asked<Printed>('GET', `/print-stamp/${id}?line-number=${DRAWN}`)
const draw = async () => {
  const reply = await fetch(`${url}/api/admin/stamps/${id}/sheet.pdf?run=${drawn.run_id}`, { headers })
  if (!reply.ok) throw new Error(`sheet: ${reply.status} ${await reply.text()}`)
  return (await reply.arrayBuffer()).byteLength
}
const words = ['Sản phẩm của tỉnh', 'Cơ sở sản xuất', 'Lô hàng và hạn dùng', 'Số 000001']
const labels = drawn.qr_text.map((code) => ({ code, words }))
const path = join(mkdtempSync(join(tmpdir(), 'bench-')), 'labels.pdf')
const drawings: { ours: number; bare: number }[] = []
for (let round = 0; round < 3; round++) {
  const ours = (await timed(draw)).cpu
  const before = process.cpuUsage()
  await drawBare(path, labels)
  const { user, system } = process.cpuUsage(before)
  drawings.push({ ours, bare: (user + system) / 1e6 })
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)
const ours = median(drawings.map((one) => one.ours))
const bare = median(drawings.map((one) => one.bare))
console.table({
  [`an issue of ${EACH} (median of ${ISSUES}), ms`]: { is: Math.round(median(issued) * 1_000), aim: 50 },
  [`${ISSUES * EACH} labels issued, ms in all`]: { is: Math.round(sum(issued) * 1_000), aim: '' },
  [`${ISSUES * EACH} codes, taken and proven, s`]: {
    is: Number(sum(taken.map(({ seconds }) => seconds)).toFixed(1)),
    aim: 3,
  },
  [`the same, s of processor time`]: { is: Number(sum(taken.map(({ cpu }) => cpu)).toFixed(1)), aim: '' },
  [`${DRAWN} labels as PDF, ours / pdfkit, CPU`]: { is: Number((ours / bare).toFixed(2)), aim: 2 },
  [`${DRAWN} labels as PDF, s of processor time`]: { is: `${ours.toFixed(2)} | ${bare.toFixed(2)}`, aim: '' },
})
process.exit()
