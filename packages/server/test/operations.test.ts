import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operations } from '../src/operations/index.ts'
import type { Operation } from '../src/operation.ts'
import { givenOneOfEach } from './one-of-each.ts'
import { testServer } from './server.ts'

const server = testServer()

/** What no form sends: each must be told what is wrong, in Vietnamese, and break nothing. */
const oddBodies = {
  'an empty object': '{}',
  'a list': '[]',
  'null': 'null',
  'a text': '"xin chào"',
  'no JSON': '{"name":',
  'objects in each other': `${'{"name":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  'the letter U+0000': '{"name":"a\\u0000b","email":"a\\u0000@vi-du.vn","note":"\\u0000","token":"\\u0000","password":"\\u0000"}',
  'half a letter': '{"name":"\\ud800","code":"\\udc00","email":"\\ud800@vi-du.vn","reason":"\\ud800","reject_reason":"\\udfff"}',
  'numbers past all bounds': `{"id":1e308,"price":1e300,"quantity":9007199254740993,"version":1e99,"sort_order":-1e30,
    "ids":[1e20,-1,2.5],"serial_from":1e18,"permission_ids":[1e30]}`,
  'lists for texts and words for values': `{"name":["a"],"code":{"a":1},"password":{},"email":[],"ids":{},"action":["delete"],
    "reason":[1],"otp":{},"version":"mới nhất","is_active":"có lẽ","approval_status":"__proto__","__proto__":{"name":"x"},
    "constructor":"x","permission_ids":"mọi","images":"ảnh"}`,
}

const oddIds = ['0', '-1', 'abc', '2147483648', '9223372036854775808', '1.5', '%00', '%F0%9F%8C%BE']

const oddQueries = [
  'page=1&page=2', 'page=abc', 'page=99999999999', 'length=-5', 'search=%00', 'search=%', 'sort_by=__proto__', 'id=9999999999999',
  'id=abc', 'created_at_from=2026-13-45', 'price_from=1e999', 'status=%F0%9F%8C%BE', 'sort_dir=sideways', 'q=%00', 'q=%25_',
  'line-number=1e9', 'serial_from=abc&serial_to=-1', 'system=mars',
]

test('what is not public is refused without a token, and what needs a permission without it', async () => {
  const nobody = await server.signIn([])
  const complaints = await eachOperation(async (operation) => {
    if (operation.needs === 'public') return []
    const stranger = await ask(operation, { token: 'cn_nobody' })
    const member = operation.needs.length > 0 ? await ask(operation, { token: nobody.token }) : null
    return [
      ...(stranger.code === 401 ? [] : [`answers ${stranger.code} without a token`]),
      ...(member === null || isRefused(member) ? [] : [`answers ${member.code} without the permission`]),
    ]
  })
  assert.deepEqual(complaints, [])
})

const isRefused = ({ code, message }: Answer): boolean => code === 403 && message.startsWith('Bạn không có quyền')

for (const [name, body] of Object.entries(oddBodies)) {
  test(`${name} for a body is answered in words`, async () => {
    await givenOneOfEach(server)
    assert.deepEqual(await eachOperation(async (operation) => {
      if (operation.method === 'GET') return []
      return complaintsAbout(await askSignedIn(operation, { body }))
    }), [])
  })
}

test('ids that are none are answered in words', async () => {
  const complaints = await eachOperation(async (operation) => {
    if (!operation.path.includes('/:')) return []
    const replies = await Promise.all(oddIds.map((id) => askSignedIn(operation, { id, body: '{}' })))
    return replies.flatMap(complaintsAbout)
  })
  assert.deepEqual(complaints, [])
})

test('odd queries are answered in words', async () => {
  await givenOneOfEach(server)
  const complaints = await eachOperation(async (operation) => {
    if (operation.method !== 'GET') return []
    const replies = await Promise.all(oddQueries.map((query) => askSignedIn(operation, { query })))
    const twice = replies[0]!.code === 400 ? [] : [`answers ${replies[0]!.code} when a name comes twice`]
    return [...replies.flatMap(complaintsAbout), ...twice]
  })
  assert.deepEqual(complaints, [])
})

test('addresses that are none are answered in words', async () => {
  for (const url of ['/api/%', '/api/admin/khong-co', `/api/admin/products/${'9'.repeat(300)}`]) {
    const reply = await server.app.inject({ url })
    const { code, message } = reply.json<Pick<Answer, 'code' | 'message'>>()
    assert.deepEqual(complaintsAbout({ status: reply.statusCode, code, message, cached: reply.headers['cache-control'], said: url }), [])
  }
})

interface Asked {
  token: string
  id?: string
  query?: string
  body?: string
}

interface Answer {
  status: number
  code: number
  message: string
  cached: string | undefined
  said: string
}

let token = ''

/** Asks as somebody who may do everything; what was asked before may have ended their session. */
async function askSignedIn(operation: Operation, asked: Omit<Asked, 'token'>): Promise<Answer> {
  const answer = await ask(operation, { ...asked, token })
  if (answer.code !== 401 || operation.needs === 'public') return answer
  token = (await server.signIn('everything')).token
  return ask(operation, { ...asked, token })
}

async function ask({ method, path, takes }: Operation, { token, id = '1', query = '', body }: Asked): Promise<Answer> {
  const type = takes === undefined ? 'application/json' : 'multipart/form-data; boundary=odd'
  const reply = await server.app.inject({
    method, url: `${path.replace(/:\w+/g, id)}?${query}`,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { payload: body }),
  })
  const { code, message } = reply.body.startsWith('{') ? reply.json<Pick<Answer, 'code' | 'message'>>() : { code: 0, message: '' }
  return { status: reply.statusCode, code, message, cached: reply.headers['cache-control'], said: `${query}${id === '1' ? '' : id}` }
}

const VIETNAMESE = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i

function complaintsAbout({ status, code, message, cached, said }: Answer): string[] {
  const wrong = [
    status >= 500 && `answers ${status}`,
    status !== code && `says ${code} under ${status}`,
    !VIETNAMESE.test(message) && `says '${message}'`,
    cached !== 'no-store' && `may be kept: ${cached}`,
  ]
  return wrong.filter((complaint) => complaint !== false).map((complaint) => (said ? `${complaint} (${said})` : complaint))
}

/** Everything that is wrong with any operation, a few of them at a time. */
async function eachOperation(look: (operation: Operation) => Promise<string[]>): Promise<string[]> {
  const waiting = [...operations]
  const complaints: string[] = []
  const work = async () => {
    for (let operation = waiting.shift(); operation; operation = waiting.shift()) {
      const { method, path } = operation
      complaints.push(...(await look(operation)).map((complaint) => `${method} ${path} ${complaint}`))
    }
  }
  await Promise.all(Array.from({ length: 6 }, work))
  return complaints
}
