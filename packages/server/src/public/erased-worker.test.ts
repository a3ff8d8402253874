import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenTrace } from '../../test/issue.ts'
import { givePasswords } from '../../test/passwords.ts'
import { testServer } from '../../test/server.ts'

const server = testServer()

test('a worker who was erased is left out of the public diaries, not told as deleted', async () => {
  const { admin, active, labor } = await givenTrace(server)
  const performers = async () => {
    const { body } = await server.app.inject(`/api/web/traces/${active.code}`)
    const { data } = JSON.parse(body) as { data: { entry: { diaries: { performer: string | null }[] } } }
    return new Set(data.entry.diaries.map(({ performer }) => performer))
  }
  assert.match([...(await performers())].join(), /\p{Lu}\./u)
  const password = await givePasswords(server)
  const erased = await admin('POST', `/labors/${labor.id}/erase-personal-data`, { ...password, reason: 'Theo đơn' })
  assert.equal(erased.code, 200, erased.message)
  assert.deepEqual([...(await performers())], [null])
  assert.equal((await server.app.inject(`/t/${active.code}`)).body.includes('Đã x.'), false)
})
