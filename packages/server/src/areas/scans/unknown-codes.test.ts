import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf } from '../../../test/chain.ts'
import { givenIssue } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()
const haLong = { latitude: 20.951, longitude: 107.08 }

const scan = (code: string, client_id: string, more: object) =>
  server.call()('POST', '/api/web/scans', { code, client_id, ...more })

test('figures of scans agree with the list, whatever nonsense strangers type', async () => {
  const { admin, codeOf } = await givenIssue(server)
  await scan(await codeOf(1), 'máy', haLong)
  for (const code of ['ABCDEFGH12345', 'KHONGCO', '0000000000000'])
    await scan(code, 'máy lạ', { latitude: 20.97, longitude: 107.05 })
  await admin('POST', '/scan-statistics', { code: 'KHONGCO', scanned_at: new Date().toISOString() })

  const { total } = (await admin('GET', '/scan-statistics')).data.pagination
  const { today: counted, week, month, days, provinces } = entryOf(await admin('GET', '/scan-statistics/summary'))
  const home = (await admin('GET', '/dashboard')).data.entry
  assert.deepEqual([total, counted, week, month, days.at(-1)!.count, home.scans_today], [2, 2, 2, 2, 2, 2])
  assert.deepEqual(
    provinces.map(({ count }) => count),
    [1],
  )
  for (const result of ['inactive', 'not_found'] as const) {
    const { entries } = (await admin('GET', `/scan-statistics?result=${result}`)).data
    assert.equal(entries.length, 1, result)
  }
})
