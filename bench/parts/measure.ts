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

/** Loads our address and others in turns, so that a noisy moment falls on all, and prints requests a second, and ours as a share of each other's. */
export async function compare(title: string, ours: Target, ...others: Target[]): Promise<void> {
  const targets = [ours, ...others]
  for (const target of targets) await run(target, 2)
  const rates = targets.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, target] of targets.entries()) rates[index]!.push(await run(target, SECONDS))
  const mine = median(rates[0]!)
  console.log(`\n${title}`)
  console.table(
    Object.fromEntries(
      targets.map(({ name }, index) => {
        const rate = median(rates[index]!)
        return [
          name,
          { 'requests/s': Math.round(rate), ...(index > 0 && { 'ours beside it': Number((mine / rate).toFixed(2)) }) },
        ]
      }),
    ),
  )
}

async function run({ name, url, method = 'GET', headers = {}, requests }: Target, duration: number): Promise<number> {
  const result = await autocannon({ url, method, headers, connections: 16, duration, ...(requests && { requests }) })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`)
  return result.requests.average
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
