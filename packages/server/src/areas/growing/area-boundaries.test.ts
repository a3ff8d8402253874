import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areaForm, entryOf, givenChain, idOf } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const square = (longitude: number, latitude: number, size = 0.004) => [
  [longitude, latitude],
  [longitude + size, latitude],
  [longitude + size, latitude + size],
  [longitude, latitude + size],
  [longitude, latitude],
]
const polygon = (...rings: number[][][]) => ({ type: 'Polygon', coordinates: rings })
const home = [107.35, 21.33] as const

/** Gives the server the only map data that these tests need: the centre of one commune. */
async function givenMap() {
  const chain = await givenChain(server)
  await server.sql`update wards set centroid_lat = 21.33, centroid_lng = 107.35 where id = ${await idOf(server, 'wards', '06874')}`
  const send = async (boundary: object, more: object = {}) =>
    chain.admin(
      'PUT',
      `/material-areas/${chain.area.id}`,
      await areaForm(server, chain.manufacture.id, { acreage: 20, boundary, ...more }),
    )
  return { ...chain, send }
}

const refused: [what: string, boundary: object, problem: RegExp][] = [
  [
    'in another province',
    polygon(square(105.78, 10.03)),
    /^Ranh giới cách Xã Điền Xá 1\.2\d\d km, hãy xem lại ranh giới hoặc địa chỉ$/,
  ],
  ['far out at sea', polygon(square(110, 19)), /^Ranh giới cách Xã Điền Xá 3\d\d km/],
  ['outside of the country', polygon(square(21.33, 60)), /^Ranh giới nằm ngoài Việt Nam/],
  [
    'with a hole outside its ring',
    polygon(square(...home), square(107.4, 21.4)),
    /^Ranh giới có lỗ nằm ngoài đường bao$/,
  ],
  [
    'without any area',
    polygon([
      [107.35, 21.33],
      [107.36, 21.34],
      [107.355, 21.335],
      [107.35, 21.33],
    ]),
    /^Ranh giới không có diện tích$/,
  ],
  [
    'that is one point',
    polygon([
      [107.35, 21.33],
      [107.35, 21.33],
      [107.35, 21.33],
      [107.35, 21.33],
    ]),
    /^Ranh giới không có diện tích$/,
  ],
  [
    'that crosses itself',
    polygon([
      [107.35, 21.33],
      [107.36, 21.34],
      [107.36, 21.33],
      [107.35, 21.34],
      [107.35, 21.33],
    ]),
    /^Ranh giới tự cắt chính nó$/,
  ],
]

for (const [what, boundary, problem] of refused) {
  test(`a boundary ${what} is refused at its field`, async () => {
    const { send } = await givenMap()
    const { code, errors } = await send(boundary)
    assert.deepEqual([code, Object.keys(errors ?? {})], [422, ['boundary']])
    assert.match(errors!['boundary']![0]!, problem)
  })
}

test('a boundary that is doubtful is taken with a warning: far smaller than was said, or far from its commune', async () => {
  const { send } = await givenMap()
  const small = await send(polygon(square(...home, 0.0001)))
  assert.match(small.data.warnings[0]!, /^Diện tích theo bản đồ là 0,01\d* ha, chênh quá 20% so với 20 ha đã khai$/)
  const far = await send(polygon(square(107.1, 21.2)))
  assert.equal(far.data.warnings.length, 1)
  assert.match(far.data.warnings[0]!, /^Ranh giới cách trung tâm Xã Điền Xá 3\d km, hãy xem lại$/)
  assert.ok(entryOf(far).boundary)
})
