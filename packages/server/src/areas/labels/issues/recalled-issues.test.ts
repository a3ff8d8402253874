import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenIssue } from '../../../../test/issue.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

const recalled = { recall_kind: 'mandatory', recall_reason: 'Nhiễm Salmonella', recall_handling: 'destroy' }

interface Told {
  result: string
  recall: { kind: string; reason: string; handling: string; recalled_at: string } | null
}

/** What the label, its trace, its passport and the lists of recalls say of a recall. */
async function toldOf(code: string, traceCode: string) {
  const read = async (url: string) => (await server.app.inject(url)).body
  const entry = async (url: string) => (JSON.parse(await read(url)) as { data: { entry: Told } }).data.entry
  return {
    label: await entry(`/api/web/stamps/${code}`),
    trace: await entry(`/api/web/traces/${traceCode}`),
    pages: await Promise.all([`/s/${code}`, `/t/${traceCode}`, '/thu-hoi', '/thu-hoi.atom'].map(read)),
  }
}

test('an issue is not recalled without its goods, and whoever tries is told where they are', async () => {
  const { admin, stamp, codeOf, active } = await givenIssue(server)
  const alone = await admin('PUT', `/stamps/${stamp.id}/change-status/recalled`, { reason: 'Nhiễm Salmonella' })
  assert.equal(alone.code, 422)
  assert.match(alone.message, /^Đợt tem chỉ được thu hồi cùng hồ sơ truy xuất của lô/)
  assert.equal((await server.row('stamps', stamp.id))['status'], 'issued')
  const { label, pages } = await toldOf(await codeOf(1), active.code)
  assert.deepEqual([label.result, label.recall], ['inactive', null])
  assert.equal(
    pages.some((page) => page.includes('Nhiễm Salmonella')),
    false,
  )
})

test('a recall is told alike on the label, the trace, the list of recalls and the feed, and ends everywhere', async () => {
  const { ask, stamp, codeOf, active } = await givenIssue(server)
  await ask('PUT', `/traces/${active.id}/recall`, recalled)
  const code = await codeOf(1)
  const { label, trace, pages } = await toldOf(code, active.code)
  assert.deepEqual([label.result, label.recall?.reason], ['recalled', 'Nhiễm Salmonella'])
  assert.deepEqual(label.recall, trace.recall)
  for (const page of pages) assert.ok(page.includes('Nhiễm Salmonella'))

  await ask('PUT', `/traces/${active.id}/undo-recall`, { reason: 'Nhầm lô' })
  assert.equal((await server.row('stamps', stamp.id))['status'], 'issued')
  const after = await toldOf(code, active.code)
  assert.deepEqual([after.label.result, after.trace.result], ['inactive', 'valid'])
  for (const page of after.pages) assert.equal(page.includes('Nhiễm Salmonella'), false)
})

test('an issue of which the state before a recall is not known is locked once the recall is undone', async () => {
  const { ask, stamp, active } = await givenIssue(server)
  await ask('PUT', `/traces/${active.id}/recall`, recalled)
  await server.sql`update stamps set before_recall = null`
  await ask('PUT', `/traces/${active.id}/undo-recall`, { reason: 'Nhầm lô' })
  assert.equal((await server.row('stamps', stamp.id))['status'], 'locked')
})

test('the reason of a recall that an officer publishes is that of its issues, too', async () => {
  const { ask, admin, stamp, active, manufacture } = await givenIssue(server)
  const producer = await server.signIn([{ action: 'update', subject: 'traces' }], {
    scope: 'manufacture',
    manufacture_id: manufacture.id,
  })
  await producer('PUT', `/traces/${active.id}/recall`, recalled)
  assert.equal((await ask('GET', `/stamps/${stamp.id}`)).public_reason, null)
  const astray = await admin('PUT', `/stamps/${stamp.id}/publish-reason`, { public_reason: 'Vi sinh' })
  assert.equal(astray.code, 422)
  await ask('PUT', `/traces/${active.id}/publish-reason`, { public_reason: 'Vi sinh vượt mức' })
  assert.equal((await ask('GET', `/stamps/${stamp.id}`)).public_reason, 'Vi sinh vượt mức')
})
