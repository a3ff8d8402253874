import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allPermissions } from '@trace/domain'
import type { Permission } from '@trace/domain'
import { otherCalls } from '../../src/openapi/other-calls.ts'
import { operations } from '../../src/operations/index.ts'
import { ask, complaintsAbout } from './ask.ts'
import { testServer } from '../server.ts'
import { bodyOf, givenThreeOfEach } from './world.ts'

const server = testServer(() => givenThreeOfEach(server))

const tokens = new Map<string, string>()

/** The token of somebody who holds just this. */
async function holderOf(permissions: readonly Permission[]): Promise<string> {
  const key = JSON.stringify(permissions)
  const token = tokens.get(key) ?? (await server.signIn([...permissions])).token
  tokens.set(key, token)
  return token
}

/** What somebody is told who lacks a permission; the rules of an operation refuse in other words. */
const REFUSED = /^Bạn không có quyền "/

const isNeeded = (need: readonly Permission[]) => ({ action, subject }: Permission): boolean =>
  need.some((one) => one.action === action && one.subject === subject)

let spent = ''

/** A token that its holder has signed out of. */
async function spentToken(): Promise<string> {
  if (spent) return spent
  const { token } = await server.signIn('everything')
  await server.call(token)('POST', '/logout')
  return (spent = token)
}

for (const operation of operations) {
  const { method, path, needs } = operation
  if (needs === 'public') continue

  test(`${method} ${path} is for those who are signed in`, async () => {
    for (const token of [undefined, await spentToken()]) {
      const answer = await ask(server, operation, { token })
      assert.equal(answer.code, 401, JSON.stringify(answer))
      assert.deepEqual(complaintsAbout(operation, answer), [])
    }
  })

  if (needs.length === 0) {
    test(`${method} ${path} asks for no permission`, async () => {
      const { token } = await server.signIn([])
      const answer = await ask(server, operation, { token, body: await bodyOf(server.sql, operation) })
      assert.ok(answer.code !== 401 && !REFUSED.test(answer.message), JSON.stringify(answer))
      assert.deepEqual(complaintsAbout(operation, answer), [])
    })
    continue
  }

  test(`${method} ${path} is refused to those who hold nothing, or everything else`, async () => {
    const others = allPermissions.filter((permission) => !isNeeded(needs)(permission))
    for (const token of [await holderOf([]), await holderOf(others)]) {
      const answer = await ask(server, operation, { token, body: {} })
      assert.equal(answer.code, 403, JSON.stringify(answer))
      assert.match(answer.message, REFUSED)
      assert.deepEqual(complaintsAbout(operation, answer), [])
    }
  })

  const named = needs.map(({ action, subject }) => `${action} ${subject}`).join(', or ')
  test(`${method} ${path} is open to whoever holds ${named}`, async () => {
    const body = method === 'GET' ? undefined : await bodyOf(server.sql, operation)
    for (const permission of needs) {
      const answer = await ask(server, operation, { token: await holderOf([permission]), id: 3, body })
      assert.ok(answer.code !== 401 && !REFUSED.test(answer.message), JSON.stringify(answer))
      assert.deepEqual(complaintsAbout(operation, answer), [])
    }
  })
}

for (const [path, method, call] of otherCalls) {
  if (call.security !== undefined) continue
  const url = path.replaceAll(/\{\w+\}/g, '1')

  test(`${method.toUpperCase()} ${path}, which is no operation, asks who is there and what they may, too`, async () => {
    const stranger = await server.app.inject({ method: method as 'GET', url })
    assert.equal(stranger.statusCode, 401, stranger.body)
    if (!call['x-need']) return
    const others = allPermissions.filter((permission) => !isNeeded(call['x-need']!)(permission))
    const authorization = await holderOf(others)
    assert.equal((await server.app.inject({ method: method as 'GET', url, headers: { authorization } })).statusCode, 403)
  })
}
