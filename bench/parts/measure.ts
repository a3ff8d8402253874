import autocannon from 'autocannon'

interface Target {
  name: string
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Requests that differ from each other, sent in turn. */
  requests?: autocannon.Request[]
}

const SECONDS = 3
const ROUNDS = 3

/** Loads two addresses in turns, so that a noisy moment falls on both, and prints requests a second with their ratio. */
export async function compare(title: string, ours: Target, bare: Target): Promise<void> {
  await run(ours, 2)
  await run(bare, 2)
  const rates: { ours: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round++) rates.push({ ours: await run(ours, SECONDS), bare: await run(bare, SECONDS) })
  const [mine, theirs] = [median(rates.map((rate) => rate.ours)), median(rates.map((rate) => rate.bare))]
  console.log(`\n${title}`)
  console.table({ [ours.name]: { 'requests/s': Math.round(mine) }, [bare.name]: { 'requests/s': Math.round(theirs) }, ratio: { 'requests/s': Number((mine / theirs).toFixed(2)) } })
}

async function run({ name, url, method = 'GET', headers = {}, requests }: Target, duration: number): Promise<number> {
  const result = await autocannon({ url, method, headers, connections: 16, duration, ...(requests && { requests }) })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`)
  return result.requests.average
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
