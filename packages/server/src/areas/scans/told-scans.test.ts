import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenIssue } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

interface Scanned {
  data: { entry: { scans: { count: number; first_on: string | null; last_place: string | null } } }
}

const haLong = { latitude: 20.951, longitude: 107.08 }
const canTho = { latitude: 10.0341, longitude: 105.7876 }

const scanFrom = (remoteAddress: string, code: string, client_id: string, place: object) =>
  server.app.inject({ method: 'POST', url: '/api/web/scans', payload: { code, client_id, ...place }, remoteAddress })

/** Printed and activated labels. */
async function givenLabels() {
  const issued = await givenIssue(server)
  await issued.ask('GET', `/print-stamp/${issued.stamp.id}?line-number=4`)
  await issued.ask('POST', `/stamps/${issued.stamp.id}/activate`)
  return issued
}

const abroad = { latitude: 48.85, longitude: 2.35 }
const provincesOf: [where: string, place: { latitude: number; longitude: number }, province: string | null][] = [
  ['Hạ Long', haLong, 'Quảng Ninh'],
  ['Cần Thơ', canTho, 'Cần Thơ'],
  ['Hải Dương', { latitude: 20.94, longitude: 106.33 }, 'Hải Phòng'],
  ['Buôn Ma Thuột', { latitude: 12.68, longitude: 108.05 }, 'Đắk Lắk'],
  ['Paris', abroad, null],
]

test('a scan gets its province wherever in the country it is, and others are told that and the day only', async () => {
  const { codeOf } = await givenLabels()
  for (const [index, [where, place, province]] of provincesOf.entries()) {
    const code = await codeOf(index + 1)
    await scanFrom('198.51.100.1', code, 'máy 1', place)
    await scanFrom('203.0.113.1', code, 'máy 2', place)
    const { scans } = (await scanFrom('192.0.2.1', code, 'máy 3', {})).json<Scanned>().data.entry
    assert.equal(scans.last_place ?? null, province, where)
    assert.match(scans.first_on!, /^\d{4}-\d\d-\d\d$/)
  }
})

test('one address fills neither the count that strangers read nor the place; a second network confirms both', async () => {
  const { codeOf, active } = await givenLabels()
  const code = await codeOf(1)
  const told = async (url: string) => {
    const { scans } = (await server.app.inject(url)).json<{
      data: { entry: { scans: { count: number; last_place: string } } }
    }>().data.entry
    return [scans.count, scans.last_place]
  }
  const pages = [`/api/web/stamps/${code}`, `/api/web/traces/${active.code}`]
  for (let at = 0; at < 12; at++) await scanFrom(`198.51.100.${at}`, code, `máy ${at}`, haLong)
  for (const page of pages) assert.deepEqual(await told(page), [1, null], page)
  await scanFrom('203.0.113.1', code, 'máy khác', canTho)
  for (const page of pages) assert.deepEqual(await told(page), [2, null], page)
  await scanFrom('192.0.2.1', code, 'máy khác nữa', canTho)
  for (const page of pages) assert.deepEqual(await told(page), [3, 'Cần Thơ'], page)
  assert.equal((await server.row('traces', active.id))['scan_count'], 14, 'the staff see every scan')
})
