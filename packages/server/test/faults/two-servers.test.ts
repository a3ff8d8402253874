import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { storePasswordHash } from '@trace/platform/accounts/account.ts'
import { hashPassword } from '@trace/platform/access/passwords.ts'
import { until } from '../until.ts'
import { givenTrace, layout } from '../issue.ts'
import type { Product } from '../product.ts'
import { testServer } from '../server.ts'
import { startTwo } from './start-two.ts'

let trace: Awaited<ReturnType<typeof givenTrace>>
const server = testServer(async () => void (trace = await givenTrace(server)))
const PASSWORD = 'Ruộng bậc thang Bình Liêu 7'

interface Answer {
  code: number
  data: { token?: string; entry?: { id: number }; pagination?: { total: number } } | null
}

const none: Answer = { code: 0, data: null }

/** Calls one of the servers; code 0 if it died meanwhile. */
const callOf =
  ({ address }: Product, token?: string, from = '192.0.2.1') =>
  async (method: string, path: string, body?: object): Promise<Answer> => {
    const reply = await fetch(`${address}${path.startsWith('/api') ? path : `/api/admin${path}`}`, {
      method,
      headers: {
        'x-forwarded-for': from,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null)
    if (!reply) return none
    const data = await reply.json().catch(() => null)
    return { code: reply.status, data: (data as Answer | null)?.data ?? null }
  }

test(
  'two servers are one platform, and what one was doing when it was killed is whole or not there',
  { timeout: 300_000 },
  async (t) => {
    const { active, ask } = trace
    const drafts = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        ask('POST', '/stamps', {
          ...layout,
          name: `Tem ${number}`,
          trace_id: active.id,
          stamp_type: 'qr_serial',
          quantity: 7 + (number % 5),
        }),
      ),
    )
    const { token: admin } = await server.signIn('everything')
    const [role] = await server.sql<{ id: number }[]>`select id from roles where code = 'editor'`
    const [lan, hoa] = await Promise.all(
      ['lan', 'hoa'].map((name) =>
        server.given(users, { username: `${name}.le`, name, email: `${name}@example.com`, role_id: role!.id }),
      ),
    )
    for (const { id } of [lan!, hoa!]) await storePasswordHash(server.sql, id, await hashPassword(PASSWORD))
    const [one, other] = await startTwo(t, server)
    const at = [one, other].map((product) => callOf(product, admin)) as [
      ReturnType<typeof callOf>,
      ReturnType<typeof callOf>,
    ]

    await t.test('who signs in on one is signed in on the other, and signed out at once on both', async () => {
      const { data } = await callOf(one)('POST', '/api/auth/login', { email: 'lan@example.com', password: PASSWORD })
      const onOther = callOf(other, data?.token)
      assert.equal((await onOther('GET', '/profile')).code, 200)
      assert.equal((await callOf(one, data?.token)('POST', '/logout', {})).code, 200)
      assert.equal((await onOther('GET', '/profile')).code, 401)
    })

    await t.test('tries of a password are counted together', async () => {
      const codes = []
      for (let tried = 0; tried < 12; tried++)
        codes.push(
          (
            await callOf([one, other][tried % 2]!)('POST', '/api/auth/login', {
              email: 'hoa@example.com',
              password: 'sai',
            })
          ).code,
        )
      assert.deepEqual(codes, [...Array<number>(10).fill(401), 429, 429])
    })

    await t.test('a row that is written on one is heard of and counted on the other', async () => {
      const total = async () => (await at[1]('GET', '/tags?limit=10')).data?.pagination?.total
      const before = (await total()) ?? 0
      const stopped = new AbortController()
      const lines = await fetch(`${other.address}/api/admin/live`, {
        headers: { authorization: `Bearer ${admin}` },
        signal: stopped.signal,
      })
      let heard = ''
      void (async () => {
        for await (const chunk of lines.body!) heard += new TextDecoder().decode(chunk)
      })().catch(() => undefined)
      assert.equal((await at[0]('POST', '/tags', { name: 'Tươi' })).code, 200)
      await until(() => /event: changed\ndata: .*tags/.test(heard))
      assert.equal(await total(), before + 1)
      stopped.abort()
    })

    const jobs = () => server.sql<{ status: string; starts: number }[]>`select status, starts from jobs`
    const exportWards = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, turn) => at[turn % 2]!('GET', '/export-wards')))

    await t.test('a job is done once, whichever server it was asked of', async () => {
      assert.ok((await exportWards(6)).every(({ code }) => code === 200))
      await until(async () => (await jobs()).every(({ status }) => status === 'done'))
      assert.deepEqual(
        (await jobs()).map(({ starts }) => starts),
        Array<number>(6).fill(1),
      )
    })

    await t.test(
      'one is killed amid issues, scans and jobs: numbers have no gap, every scan is counted once, every job is done once',
      async () => {
        const scans = { sent: 0, answered: 0 }
        const scan = async (product: Product) => {
          const number = ++scans.sent
          const from = `203.0.${(number >> 8) & 255}.${number & 255}`
          const { code } = await callOf(product, undefined, from)('POST', '/api/web/scans', {
            code: active.code,
            client_id: `máy ${number}`,
          })
          if (code === 200) scans.answered++
          else assert.ok(code === 0 && product === one, `a scan is answered ${code}`)
        }
        let isKilled = false
        const scanning = [one, one, other, other].map(async (product) => {
          for (let turn = 0; turn < 80; turn++) await scan(isKilled ? other : product)
        })
        assert.ok((await exportWards(4)).every(({ code }) => code === 200))
        const issuing = drafts.map(async ({ id }, place) => {
          await sleep(place * 20)
          const path = `/stamps/${id}/change-status/issued`
          const { code } = await at[isKilled ? 1 : place % 2]!('PUT', path)
          // A client without an answer asks again: the labels are issued now, or already were.
          if (code === 0) assert.ok([200, 409, 422].includes((await at[1]('PUT', path)).code))
          else assert.equal(code, 200)
        })
        await sleep(500)
        one.kill('SIGKILL')
        isKilled = true
        await Promise.all([...scanning, ...issuing])

        for (const range of ['serial', 'number'] as const) {
          const issued = await server.sql<{ from: number; to: number; quantity: number }[]>`
        select ${server.sql(`${range}_from`)} as from, ${server.sql(`${range}_to`)} as to, quantity from stamps order by 1`
          assert.equal(issued.length, 50)
          let next = 1
          for (const { from, to, quantity } of issued) {
            assert.deepEqual([from, to - from + 1], [next, quantity], `${range}s`)
            next = to + 1
          }
        }
        const [counted] = await server.sql<{ rows: number; days: number; trace: number }[]>`
      select (select count(*) from scan_statistics)::int as rows, (select sum(count) from scan_days)::int as days`
        assert.equal(counted!.rows, counted!.days, 'the sums by day are those of the scans')
        assert.ok(
          counted!.rows >= scans.answered && counted!.rows <= scans.sent,
          JSON.stringify({ ...scans, ...counted }),
        )
        await until(async () => (await jobs()).every(({ status }) => status === 'done' || status === 'failed'))
        assert.deepEqual(
          (await jobs()).map(({ status }) => status),
          Array<string>(10).fill('done'),
        )
      },
    )
  },
)
