import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normaliseCode } from '@trace/define/text/crockford.ts'
import { entryOf } from '../../../test/chain.ts'
import { givenIssue } from '../../../test/issue.ts'
import { givenScans } from '../../../test/past-scans.ts'
import { testServer } from '../../../test/server.ts'
import { findTargetsWithMark, openKeys } from '../labels/index.ts'

const server = testServer()
const HOUR = 3_600_000
const BURST = 'Hơn 20 lượt quét từ hơn 5 thiết bị trong 24 giờ'

async function givenLabel() {
  const { ask, codeOf, stamp } = await givenIssue(server)
  await ask('GET', `/print-stamp/${stamp.id}?line-number=10`)
  await ask('POST', `/stamps/${stamp.id}/activate`)
  return codeOf(1)
}

/** Scans `apart` (a minute) after each other, the last one `hours` ago; each device has its own network. */
const scansOf = (code: string, count: number, devices: number, hours: number, apart = 60_000) =>
  Array.from({ length: count }, (_, number) => ({
    code,
    at: new Date(Date.now() - hours * HOUR - (count - number) * apart),
    device: `máy ${number % devices}`,
  }))

const scan = (code: string, client_id: string) => server.call()('POST', '/api/web/scans', { code, client_id })

const reasonOfLast = async (): Promise<unknown> =>
  (await server.sql`select suspicion_reason from scan_statistics order by id desc limit 1`)[0]!['suspicion_reason']

/** The statements that an action sends to the database, each with its parameters. */
async function sentBy(run: () => Promise<unknown>): Promise<string[]> {
  const { options } = server.program
  const sent: string[] = []
  options.debug = (_, statement, values) => void sent.push(`${statement} ${JSON.stringify(values)}`)
  await run()
  options.debug = false
  return sent
}

test('whether a scan belongs to a burst follows from scans of the day before, whenever they were counted', async () => {
  const code = await givenLabel()
  await givenScans(server, scansOf(code, 30, 6, 25))
  await scan(code, 'máy a')
  assert.equal(await reasonOfLast(), null, 'those were over a day ago')
  await givenScans(server, scansOf(code, 30, 4, 2))
  await scan(code, 'máy b')
  assert.equal(await reasonOfLast(), BURST, 'the sixth device')
  await scan(code, 'máy c')
  assert.equal(await reasonOfLast(), BURST)
})

test('of a label in a burst the scans of its day are not read one by one', async () => {
  const code = await givenLabel()
  const listsOfScans = (sent: string[]) => sent.filter((text) => text.includes('select h.*')).length
  const alone = await sentBy(() => scan(code, 'máy a'))
  await givenScans(server, scansOf(code, 60, 10, 1))
  const inBurst = await sentBy(() => scan(code, 'máy b'))
  assert.equal(await reasonOfLast(), BURST)
  assert.deepEqual([listsOfScans(alone), listsOfScans(inBurst)], [1, 1], 'those of the same device alone')
  assert.equal(inBurst.length, alone.length + 1)
})

test('what is known of a label is written again only by a scan that tells something', async () => {
  const code = await givenLabel()
  const evidence = async () => (await server.sql`select evidence::text as text from stamp_codes`)[0]!['text'] as string
  // Within two seconds, since evidence is kept by day and the test may run just after midnight.
  await givenScans(server, scansOf(code, 20, 20, 0, 100))
  const known = await evidence()
  const [mark] = /máy \d+/.exec(known)!

  const sent = await sentBy(() => scan(code, 'máy của mạng thứ 21'))
  assert.ok(
    sent.length > 0 && !sent.join('').includes(mark),
    'twenty networks of a day are known, and nothing of a further one',
  )
  assert.equal(await evidence(), known)
  const [label] = await server.sql`select scan_count::int, unjudged_since is not null as waits from stamp_codes`
  assert.deepEqual({ ...label }, { scan_count: 21, waits: true })

  await givenScans(server, [{ code, at: new Date(Date.now() - HOUR), device: 'máy 3' }])
  assert.notEqual(await evidence(), known, 'one of the twenty came again')
})

test('a page reads what the networks of a label did only where strangers are told of it', async () => {
  const code = await givenLabel()
  await givenScans(server, scansOf(code, 10, 10, 72))
  const look = async () => {
    const found = await findTargetsWithMark(server.program, await openKeys(server.settings), 'stamp', [
      normaliseCode(code),
    ])
    return found.get(normaliseCode(code))!.label!.evidence
  }
  assert.deepEqual(await look(), { witnesses: [] })
  await server.sql`update stamp_codes set is_suspect = true`
  const { witnesses, ...others } = await look()
  assert.deepEqual([witnesses.length, others], [10, {}])
  assert.equal(entryOf(await scan(code, 'máy')).result, 'suspect')
})
