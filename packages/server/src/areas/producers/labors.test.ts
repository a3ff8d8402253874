import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenChain } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const ages: [birthday: string, code: number][] = [
  ['1910-01-01', 422],
  ['1990-02-28', 200],
  ['2020-01-01', 422],
]
for (const [birthday, code] of ages) {
  test(`a worker born on ${birthday} is ${code === 200 ? 'taken' : 'refused'}`, async () => {
    const { ask, admin, labor } = await givenChain(server)
    const form = await ask('GET', `/labors/${labor.id}`)
    const reply = await admin('PUT', `/labors/${labor.id}`, { ...form, birthday })
    assert.equal(reply.code, code, reply.message)
    if (code === 422) assert.deepEqual(reply.errors, { birthday: ['Tuổi phải từ 15 đến 100'] })
  })
}
