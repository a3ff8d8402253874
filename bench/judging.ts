import { randomInt } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noEvidence, withSighting } from '@trace/domain/areas/scans/clone-evidence.ts'
import autocannon from 'autocannon'
import { consumed, postmasterOf } from './parts/cpu.ts'
import { startProduct } from './parts/product.ts'
import type { Product } from './parts/product.ts'

/**
 * Cost of judging labels per scan: processor time of server and PostgreSQL, for the product as it is and for one
 * that judges no labels, in turns, on the same database.
 */
const settings = {
  SEED: 'demo',
  TRUSTED_PROXIES: '127.0.0.1',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')),
}
const judging = await startProduct(settings)
const without = await startProduct({
  ...settings,
  SEED: 'none',
  DATABASE_URL: judging.database,
  NODE_OPTIONS: `--import ${import.meta.resolve('./parts/without-judging.ts')}`,
})
const products = { judging, without }

const postmaster = await postmasterOf(judging.database)
/** Processor seconds of a server and of PostgreSQL. */
const spent = ({ pid }: Product): number => consumed(pid).cpu + consumed(postmaster).cpu

const [stamp] = await judging.sql<{ id: number; serial_from: number }[]>`
  select s.id, s.serial_from from stamps s join traces t on t.id = s.trace_id
  where s.status = 'activated' and s.stamp_type = 'qr_serial' and t.status = 'active' order by s.quantity desc limit 1`
const codes: string[] = []
for (let page = 0; page < 4; page++) {
  const from = stamp!.serial_from + page * 500
  const reply = await fetch(
    `${judging.url}/api/admin/stamps/${stamp!.id}/codes?serial_from=${from}&serial_to=${from + 499}`,
    { headers: { authorization: judging.token } },
  )
  const { data } = (await reply.json()) as { data: { entries: { code: string }[] } }
  codes.push(...data.entries.map(({ code }) => code))
}

const SCANS = 4_000
const ROUNDS = 6
const names = ['judging', 'without'] as const
const FULL = 'labels that 40 networks scanned in as many days, and ever new ones do'

/** The evidence about a label whose goods have been on show for weeks. */
function onShow() {
  let evidence = noEvidence
  for (let day = 50; day > 0; day--)
    for (const network of ['shop', `visitor ${day}`]) {
      const at = Date.now() - day * 86_400_000
      evidence = withSighting(evidence, { at, network, device: `${network} ${day}`, place: null })
    }
  return evidence
}

const byte = () => randomInt(1, 255)

/** Each product scans labels of its own, so that neither reads what the other has written. */
const kinds = {
  'labels that a few households scan': (product: number) => {
    const label = randomInt(900)
    return { code: codes[label * 2 + product]!, ip: `10.${label >> 4}.${randomInt(3)}${label & 15}.7` }
  },
  [FULL]: (product: number) => ({
    code: codes[1_800 + randomInt(100) * 2 + product]!,
    ip: `10.${byte()}.${byte()}.${byte()}`,
  }),
}

async function load(name: keyof typeof products, scansOf: (product: number) => { code: string; ip: string }) {
  const product = products[name]
  const place = name === 'judging' ? 0 : 1
  const requests = Array.from({ length: SCANS }, () => {
    const { code, ip } = scansOf(place)
    return {
      body: JSON.stringify({ code, client_id: String(randomInt(2 ** 40)) }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    }
  })
  const before = spent(product)
  const result = await autocannon({
    url: `${product.url}/api/web/scans`,
    method: 'POST',
    connections: 50,
    timeout: 60,
    amount: SCANS,
    requests,
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name}: ${result.non2xx} answers were not 2xx`)
  return ((spent(product) - before) * 1_000_000) / SCANS
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

for (const [kind, scansOf] of Object.entries(kinds)) {
  const costs = { judging: [] as number[], without: [] as number[] }
  for (const name of names) await load(name, scansOf)
  if (kind === FULL)
    await judging.sql`
      update stamp_codes set evidence = ${onShow() as never} where scan_count > 10 and (evidence->'witnesses')::jsonb <> '[]'`
  for (let round = 0; round < ROUNDS; round++)
    for (const name of round % 2 ? names.toReversed() : names) costs[name].push(await load(name, scansOf))
  const ratio = median(costs.judging) / median(costs.without)
  console.log(
    `${kind}: ${Math.round(median(costs.judging))} µs a scan, ${Math.round(median(costs.without))} µs without judging: ${ratio.toFixed(2)}`,
  )
}
await without.stop()
await judging.stop()
