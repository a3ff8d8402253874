import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, fieldsOf, givenChain, signInAs } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const form = { name: 'Gà thả vườn', sector_kind: 'animal' }

test('a process without stages is not put to use, and stages stand by their numbers', async () => {
  const { admin, stages } = await givenChain(server)
  const bare = entryOf(await admin('POST', '/processes', form))
  assert.deepEqual(fieldsOf(await admin('PUT', `/processes/${bare.id}/change-status/active`)), ['process_stages'])
  const process_stages = [
    { stage_id: stages.sale, sort_order: 2 },
    { stage_id: stages.stocking, sort_order: 1 },
  ]
  const filled = entryOf(await admin('PUT', `/processes/${bare.id}`, { ...form, process_stages }))
  assert.deepEqual(
    filled.process_stages.map((stage: { stage_id: number }) => stage.stage_id),
    [stages.stocking, stages.sale],
  )
  assert.equal(filled.stage_count, 2)
  assert.equal(entryOf(await admin('PUT', `/processes/${bare.id}/change-status/active`)).status, 'active')
  assert.equal(entryOf(await admin('PUT', `/processes/${bare.id}/change-status/draft`)).status, 'draft')
})

test('a stage that ends before it begins is refused at its field', async () => {
  const { admin, stages } = await givenChain(server)
  const reply = await admin('POST', '/processes', {
    ...form,
    process_stages: [{ stage_id: stages.sale, day_from: 10, day_to: 5 }],
  })
  assert.deepEqual(fieldsOf(reply), ['process_stages.0.day_to'])
})

test('a process that a batch runs by is left as it is, and its edit becomes the next version', async () => {
  const { admin, process, stages } = await givenChain(server)
  const reply = await admin('PUT', `/processes/${process.id}`, {
    ...form,
    process_stages: [{ stage_id: stages.sale, is_required: true }],
  })
  const next = entryOf(reply)
  assert.match(reply.message, /phiên bản 2/)
  assert.deepEqual(
    [next.version_number, next.parent_id, next.status, next.process_stages.length],
    [2, process.id, 'draft', 1],
  )
  assert.equal(entryOf(await admin('GET', `/processes/${process.id}`)).process_stages.length, 6)

  const back = await admin('PUT', `/processes/${process.id}/change-status/draft`)
  assert.deepEqual(
    [back.code, back.message],
    [422, 'Không thể chuyển về nháp: quy trình đang được sử dụng ở 1 lô sản xuất'],
  )
  entryOf(await admin('PUT', `/processes/${next.id}/change-status/active`))
  assert.equal(entryOf(await admin('GET', `/processes/${process.id}`)).status, 'archived')
})

test('a process stays as it is also after its last batch is closed, so that its lots are checked by it', async () => {
  const { admin, ask, batch, harvest, process, stages, trace } = await givenChain(server)
  await harvest()
  const lot = await trace()
  await ask('PUT', `/traces/${lot.id}/change-active`)
  entryOf(await admin('PUT', `/batches/${batch.id}/change-status/closed`, { confirm: true }))
  const all = Object.values(stages).map((stage_id) => ({ stage_id, is_required: true, is_traceable: true }))
  for (const process_stages of [all, all.slice(0, 1)]) {
    const reply = await admin('PUT', `/processes/${process.id}`, { ...form, process_stages })
    assert.match(reply.message, /thành phiên bản 2/)
    await admin('DELETE', `/processes/${entryOf(reply).id}`)
  }
  assert.equal((await ask('GET', `/traces/${lot.id}`)).compliance.passed, true)
})

test('of two officers who edit a process in use, the second is told of the version of the first', async () => {
  const { admin, process, stages } = await givenChain(server)
  const other = await signInAs(server, 'appraiser')
  const process_stages = [{ stage_id: stages.sale, is_required: true }]
  const sent = { ...form, process_stages, version: process.version }
  const first = entryOf(await admin('PUT', `/processes/${process.id}`, sent))
  for (const body of [sent, { ...form, process_stages }]) {
    const second = await other('PUT', `/processes/${process.id}`, body)
    assert.deepEqual(
      [second.code, second.message],
      [409, `${first.name} đã có phiên bản 2 (nháp) do Lan lưu; hãy sửa phiên bản đó`],
    )
  }
  assert.equal((await server.sql`select 1 from processes where parent_id = ${process.id}`).length, 1)
})

test('no two versions of a process are active or come back from the trash, whichever call would do it', async () => {
  const { admin, process, stages } = await givenChain(server)
  const process_stages = [{ stage_id: stages.sale, is_required: true }]
  const fork = async () => entryOf(await admin('PUT', `/processes/${process.id}`, { ...form, process_stages }))
  const first = await fork()
  assert.equal((await admin('DELETE', `/processes/${first.id}`)).code, 200)
  const second = await fork()
  assert.match((await admin('POST', `/processes/${first.id}/recover`)).message, /đã có phiên bản 2 \(nháp\)/)

  // Two drafts of one version, as they could be made before.
  await server.sql`update processes set deleted_at = null where id = ${first.id}`
  entryOf(await admin('PUT', `/processes/${first.id}/change-status/active`))
  const both = await admin('PUT', `/processes/${second.id}/change-status/active`)
  assert.deepEqual(
    [both.code, both.message],
    [409, `${form.name} đang áp dụng phiên bản 2; hãy lưu trữ phiên bản đó trước`],
  )
  entryOf(await admin('PUT', `/processes/${first.id}/change-status/archived`))
  entryOf(await admin('PUT', `/processes/${second.id}/change-status/active`))
})

test('a producer copies a template of the province and makes it its own', async () => {
  const { manufacture, process } = await givenChain(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  assert.equal((await owner('PUT', `/processes/${process.id}`, form)).code, 403)
  const own = entryOf(await owner('POST', `/processes/${process.id}/copy`))
  assert.deepEqual(
    [own.name, own.manufacture_id, own.status, own.process_stages.length],
    ['Gà đồi Tiên Yên VietGAHP (bản sao)', manufacture.id, 'draft', 6],
  )
  assert.equal(entryOf(await owner('PUT', `/processes/${own.id}/change-status/active`)).status, 'active')
})

test('a process and its stages are deleted together as long as nothing runs by it', async () => {
  const { admin, process, stages } = await givenChain(server)
  const copy = entryOf(await admin('POST', `/processes/${process.id}/copy`))
  const deleted = await admin('DELETE', `/processes/${copy.id}`)
  assert.equal(deleted.code, 200, deleted.message)
  assert.equal((await admin('DELETE', `/processes/${process.id}`)).code, 409)
  assert.equal((await admin('DELETE', `/stages/${stages.sale}`)).code, 409)
})
