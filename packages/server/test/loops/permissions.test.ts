import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Side } from '@trace/define/machine.ts'
import type { Need, Permission } from '@trace/define/permission.ts'
import { allPermissions } from '@trace/domain/areas/accounts/subjects.ts'
import { hashToken } from '@trace/platform/access/tokens.ts'
import { routesOf } from '@trace/platform/start/routes.ts'
import type { Needs } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { oneOf } from '../seed.ts'
import { testServer } from '../server.ts'
import { ask, complaintsAbout } from './ask.ts'
import { differing } from './each-operation.ts'
import { bodyOf, givenThreeOfEach } from './world.ts'
import { province } from '../../src/province.ts'

const routes = routesOf(province)

const server = testServer(() => givenThreeOfEach(server))

const tokens = new Map<string, string>()

const reaches = { staff: {}, owner: { scope: 'manufacture', manufacture_id: 1 } } as const

/** The token of a user with exactly these permissions. */
async function holderOf(permissions: readonly Permission[], side: Side = 'staff'): Promise<string> {
  const key = side + JSON.stringify(permissions)
  const token = tokens.get(key) ?? (await server.signIn([...permissions], reaches[side])).token
  tokens.set(key, token)
  return token
}

/** States of a role in which it grants nothing, whatever it lists. */
const resting = {
  pending: { approval_status: 'pending' },
  rejected: { approval_status: 'rejected' },
  'switched off': { is_active: false },
}

async function holderOfResting(state: keyof typeof resting): Promise<string> {
  const token = tokens.get(state) ?? (await server.signIn('everything')).token
  if (tokens.has(state)) return token
  const { sql } = server
  await sql`
    update roles set ${sql(resting[state])}, version = version + 1
    where id = (select u.role_id from sessions s join users u on u.id = s.user_id where s.token_hash = ${hashToken(token)})`
  tokens.set(state, token)
  return token
}

/** The message for a missing permission; refusals by the rules of an operation are worded differently. */
const REFUSED = /^Bạn không có quyền /
const RESTING = /^Vai trò của bạn đang chờ duyệt hoặc đã bị tắt/

/** The permissions needed by each side: a producer's people sometimes need others than staff do. */
const sidesOf = (needs: Exclude<Needs, string>): [Side, Need][] =>
  'staff' in needs
    ? [
        ['staff', needs.staff],
        ['owner', needs.owner],
      ]
    : [['staff', needs]]

const isNeeded =
  (need: readonly Permission[]) =>
  ({ action, subject }: Permission): boolean =>
    need.some((one) => one.action === action && one.subject === subject)

/**
 * Further permissions that some calls need, by the last part of their path: approving an order creates labels, undoing
 * a recall needs `overruleNeed`, a bulletin reports on several lists.
 */
const beside: Record<string, Permission[]> = {
  'change-status': [{ action: 'create', subject: 'stamps' }],
  'change-order-status': [{ action: 'create', subject: 'stamps' }],
  'undo-recall': [{ action: 'update', subject: 'permissions' }],
  bulletin: (['traces', 'stamps', 'scan_statistics', 'products'] as const).map((subject) => ({
    action: 'list',
    subject,
  })),
}

let spent = ''

/** A token that its holder has signed out of. */
async function spentToken(): Promise<string> {
  if (spent) return spent
  const { token } = await server.signIn('everything')
  await server.call(token)('POST', '/logout')
  return (spent = token)
}

/** Operations tried with every refused state and body; the others run the same code and are tried with one of each. */
const thorough = new Set(differing())

for (const operation of operations) {
  const { method, path, needs } = operation
  if (needs === 'public') continue

  test(`${method} ${path} is for those who are signed in`, async () => {
    for (const token of thorough.has(operation) ? [undefined, await spentToken()] : [undefined]) {
      const answer = await ask(server, operation, { token })
      assert.equal(answer.code, 401, JSON.stringify(answer))
      assert.deepEqual(complaintsAbout(operation, answer), [])
    }
  })

  if (needs === 'ownAccount') {
    test(`${method} ${path} is there though one's role grants nothing`, async () => {
      const answer = await ask(server, operation, { token: await holderOfResting('switched off') })
      assert.ok(answer.code !== 401 && answer.code !== 403, JSON.stringify(answer))
      assert.deepEqual(complaintsAbout(operation, answer), [])
      if (path.endsWith('/logout')) tokens.delete('switched off')
    })
    continue
  }

  test(`${method} ${path} is refused to roles that wait, were rejected or are off`, async () => {
    const states = ['pending', 'rejected', 'switched off'] as const
    for (const state of thorough.has(operation) ? states : oneOf(states, path)) {
      const answer = await ask(server, operation, { token: await holderOfResting(state), body: {} })
      assert.equal(answer.code, 403, `${state}: ${JSON.stringify(answer)}`)
      assert.match(answer.message, RESTING)
      assert.deepEqual(complaintsAbout(operation, answer), [])
    }
  })

  if (needs === 'signedIn') {
    test(`${method} ${path} asks for no permission`, async () => {
      const { token } = await server.signIn([])
      const answer = await ask(server, operation, { token, body: await bodyOf(server.sql, operation) })
      assert.ok(answer.code !== 401 && !REFUSED.test(answer.message), JSON.stringify(answer))
      assert.deepEqual(complaintsAbout(operation, answer), [])
    })
    continue
  }

  for (const [side, need] of sidesOf(needs)) {
    if (need === 'signedIn') continue

    test(`${method} ${path} is refused to ${side} who hold nothing, or everything else, whatever they send and however wrong`, async () => {
      const others = allPermissions.filter((permission) => !isNeeded(need)(permission))
      const sent = [
        { body: {} },
        { body: '{"name":', id: 999_999 },
        { body: '[1]', id: 'x' },
        { body: '<a>', headers: { 'content-type': 'text/xml' } },
      ]
      const nobody = thorough.has(operation) ? [await holderOf([], side)] : []
      for (const token of [...nobody, await holderOf(others, side)]) {
        for (const asked of thorough.has(operation) ? sent : oneOf(sent, path)) {
          const answer = await ask(server, operation, { token, ...asked })
          assert.equal(answer.code, 403, JSON.stringify(answer))
          assert.match(answer.message, REFUSED)
          assert.deepEqual(complaintsAbout(operation, answer), [])
        }
      }
    })

    const named = need.map(({ action, subject }) => `${action} ${subject}`).join(', or ')
    test(`${method} ${path} is open to ${side} who hold ${named}`, async () => {
      const body = method === 'GET' ? undefined : await bodyOf(server.sql, operation)
      for (const permission of need) {
        const answer = await ask(server, operation, {
          token: await holderOf([permission, ...((operation.admit && beside[path.split('/').at(-1)!]) || [])], side),
          id: 3,
          body,
        })
        assert.ok(answer.code !== 401 && !REFUSED.test(answer.message), JSON.stringify(answer))
        assert.deepEqual(complaintsAbout(operation, answer), [])
      }
    })
  }
}

for (const { path, method, needs } of routes) {
  if (needs === 'public') continue
  const url = path.replaceAll(/:\w+/g, '1')

  test(`${method} ${path}, which is no operation, asks who is there and what they may, too`, async () => {
    const stranger = await server.app.inject({ method, url })
    assert.equal(stranger.statusCode, 401, stranger.body)
    const authorized = async (authorization: string) =>
      (await server.app.inject({ method, url, headers: { authorization } })).statusCode
    assert.equal(await authorized(await holderOfResting('pending')), 403)
    if (!Array.isArray(needs)) return
    const others = allPermissions.filter((permission) => !isNeeded(needs)(permission))
    assert.equal(await authorized(await holderOf(others)), 403)
  })
}
