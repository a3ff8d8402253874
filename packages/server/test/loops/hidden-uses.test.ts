import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, givenChain, manufactureForm } from '../chain.ts'
import { testServer } from '../server.ts'

const server = testServer()

interface Used {
  resource: string
  count: number
  has_hidden: boolean
  rows: unknown[]
}

test('of rows that one may not see, a list of uses tells neither number nor name', async () => {
  const { admin, area, batch, product } = await givenChain(server)
  const form = await manufactureForm(server, { name: 'Cơ sở khác', tax_code: '0000000009', gln: null })
  const other = entryOf(await admin('POST', '/manufactures', form))
  await server.sql`update batches set manufacture_id = ${other.id} where id = ${batch.id}`
  const ofBatches = (uses: Used[]) => uses.find(({ resource }) => resource === 'batches')
  const usesFor = async (call: typeof admin, url: string) =>
    (await call('GET', `${url}/uses` as '/products/1/uses')).data.entries as unknown as Used[]

  const producer = await server.signIn(
    ['list', 'read', 'update'].flatMap((action) =>
      (['products', 'material_areas', 'manufacturing_batches'] as const).map((subject) => ({
        action: action as 'list',
        subject,
      })),
    ),
    { scope: 'manufacture', manufacture_id: product.manufacture_id },
  )
  for (const url of [`/products/${product.id}`, `/material-areas/${area.id}`]) {
    assert.deepEqual(ofBatches(await usesFor(admin, url))?.count, 1)
    const hidden = ofBatches(await usesFor(producer, url))
    assert.deepEqual([hidden?.count, hidden?.has_hidden, hidden?.rows], [0, true, []], url)
    const { code, message } = await producer('DELETE', url as '/products/1')
    assert.deepEqual([code, message], [409, 'Không thể xóa: đang được sử dụng ở dòng khác ngoài quyền xem của bạn'])
  }

  const narrow = await server.signIn([
    { action: 'update', subject: 'products' },
    { action: 'read', subject: 'products' },
  ])
  const unlisted = ofBatches(await usesFor(narrow, `/products/${product.id}`))
  assert.deepEqual([unlisted?.count, unlisted?.has_hidden], [0, true])
})
