import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, givenChain, signInAs } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

async function givenTrace() {
  const chain = await givenChain(server)
  await chain.harvest()
  const trace = await chain.trace()
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: chain.manufacture.id })
  const appraiser = await signInAs(server, 'appraiser')
  const path = `/traces/${trace.id}` as const
  return { ...chain, owner, appraiser, path }
}

test('a producer asks for the activation of a complete trace, staff find it by its state, and activating settles it', async () => {
  const { owner, appraiser, path } = await givenTrace()
  assert.equal((await owner('PUT', `${path}/change-active`)).code, 403)

  const asked = entryOf(await owner('PUT', `${path}/request-activation`))
  assert.deepEqual(
    [asked.status, asked.activation_request, asked.requested_by, typeof asked.requested_at],
    ['draft', 'asked', owner.userId, 'string'],
  )
  const waiting = await appraiser('GET', '/traces?activation_request=asked')
  assert.deepEqual(
    waiting.data.entries.map(({ id }) => id),
    [asked.id],
  )
  assert.equal((await owner('PUT', `${path}/request-activation`)).code, 422)

  const active = entryOf(await appraiser('PUT', `${path}/change-active`))
  assert.deepEqual([active.status, active.activation_request, active.requested_at], ['active', 'none', null])
  const again = await owner('PUT', `${path}/request-activation`)
  assert.equal(again.message, 'Hồ sơ đang ở trạng thái “Đang hiệu lực”, không cần kích hoạt')
})

test('the inbox offers the next step of an asked activation to whoever may take it', async () => {
  const { owner, appraiser, path } = await givenTrace()
  const waitingFor = async (call: typeof owner) =>
    (await call('GET', '/inbox?resource=traces')).data.entries.filter(({ field }) => field === 'activation_request')
  entryOf(await owner('PUT', `${path}/request-activation`))
  assert.deepEqual(
    (await waitingFor(appraiser)).map(({ state, may_step }) => [state, may_step]),
    [['asked', true]],
  )
  assert.deepEqual(await waitingFor(await signInAs(server, 'department_leader')), [])
  entryOf(await appraiser('PUT', `${path}/change-active`, { is_active: true }))
  assert.deepEqual(await waitingFor(appraiser), [])
})

test('staff return a request with a reason, which stands at the trace until it is asked for again', async () => {
  const { owner, appraiser, path } = await givenTrace()
  entryOf(await owner('PUT', `${path}/request-activation`))
  assert.equal((await owner('PUT', `${path}/return-request`, { reason: 'Không' })).code, 403)
  assert.equal((await appraiser('PUT', `${path}/return-request`)).code, 422)

  const returned = entryOf(await appraiser('PUT', `${path}/return-request`, { reason: 'Ảnh sản phẩm mờ' }))
  assert.deepEqual(
    [returned.activation_request, returned.reject_reason, returned.rejected_by_user?.id],
    ['returned', 'Ảnh sản phẩm mờ', appraiser.userId],
  )
  const asked = entryOf(await owner('PUT', `${path}/request-activation`))
  assert.deepEqual([asked.activation_request, asked.reject_reason, asked.rejected_at], ['asked', null, null])
})

test('what is missing is said at once, and not sent to the staff', async () => {
  const { owner, path, ask, product } = await givenTrace()
  await server.sql`update products set approved_values = approved_values || '{"images": []}' where id = ${product.id}`
  const refused = await owner('PUT', `${path}/request-activation`)
  assert.equal(refused.code, 422)
  assert.match(refused.message, /Hình ảnh sản phẩm/)
  assert.equal((await ask('GET', path)).activation_request, 'none')
})

test('an activation that is undone leaves the trace as it was: a draft that somebody asked for', async () => {
  const { owner, appraiser, path } = await givenTrace()
  await owner('PUT', `${path}/request-activation`)
  const standing = async () => {
    const { status, is_active, activation_request, requested_by, requested_at, standing_since } = await server.row(
      'traces',
      Number(path.split('/').at(-1)),
    )
    return { status, is_active, activation_request, requested_by, requested_at, standing_since }
  }
  const before = await standing()
  const { version } = entryOf(await appraiser('PUT', `${path}/change-active`))
  assert.equal((await standing()).status, 'active')
  entryOf(await appraiser('POST', `${path}/undo`, { version }))
  assert.deepEqual(await standing(), before)
})
