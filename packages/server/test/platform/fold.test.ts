import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { productGroups } from '@trace/domain/areas/catalogue/product-groups.ts'
import { fold } from '@trace/define/text/fold.ts'
import { testServer } from '../server.ts'
import { sheet, workbooksOf } from '../workbooks.ts'
import { MIGRATIONS } from '../../src/migrations.ts'

const server = testServer()

const LAST = 0x10ffff
const PART = 20_000

test('PostgreSQL and JavaScript fold every letter, mark, punctuation, symbol and space alike', async () => {
  const signs = Array.from({ length: LAST + 1 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    /[\p{L}\p{M}\p{P}\p{S}\p{Z}]/u.test(sign),
  )
  const other: string[] = []
  for (let at = 0; at < signs.length; at += PART) {
    const texts = signs.slice(at, at + PART).flatMap((sign) => [sign, `x${sign}Y`])
    const folded = await server.sql<{ said: string; folded: string }[]>`
      select said, btrim(fold(said)) as folded from unnest(${texts}::text[]) said`
    for (const { said, folded: found } of folded)
      if (found !== fold(said) || fold(found) !== found)
        other.push(`U+${said.codePointAt(said.length > 2 ? 1 : 0)!.toString(16)}: “${found}”, “${fold(said)}”`)
  }
  assert.deepEqual(other.slice(0, 20), [], `${other.length} differ`)
})

const names = [
  'Cam – Vân Đồn',
  'Chè “Đường Hoa”',
  'Mật ong ’rừng’…',
  'Gạo nếp ½ kg',
  'Nhóm № 7',
  'Ruốc — loại «A»',
  'Ba  dấu   cách',
  'Ống tre 20×30',
  'Hàu ₫ảo ™',
]

for (const name of names) {
  test(`the row «${name}» is found by its own name: by its search, and by a workbook`, async () => {
    const call = await server.signIn('everything')
    const parent = await call('POST', '/product-groups', { code: 'CHA', name, sector_kind: 'plant' })
    assert.equal(parent.code, 200, parent.message)
    for (const said of [name, name.toUpperCase(), fold(name)]) {
      const { entries } = (await call('GET', `/product-groups?search=${encodeURIComponent(said)}`)).data
      assert.deepEqual(
        entries.map(({ id }) => id),
        [parent.data.entry.id],
        said,
      )
    }
    const { send } = workbooksOf(server)
    const bytes = await sheet(['Mã nhóm', 'Tên nhóm', 'Lĩnh vực', 'Nhóm cha'], ['CON', 'Con', 'Trồng trọt', name])
    const { created, problems } = await send(call, productGroups, bytes)
    assert.deepEqual([created, problems], [1, []])
  })
}

test('signs that fold to those of a pattern are searched as they are', async () => {
  const call = await server.signIn('everything')
  await call('POST', '/product-groups', { code: 'CHA', name: 'Nhóm thử', sector_kind: 'plant' })
  for (const sign of ['％', '＿', '＼', 'Nhóm％', '\u0301%']) {
    const reply = await call('GET', `/product-groups?search=${encodeURIComponent(sign)}`)
    assert.deepEqual([reply.code, reply.data.entries], [200, []], sign)
  }
})

test('rows stored under another table of folding are found after the migration', async () => {
  const call = await server.signIn('everything')
  const script = await readFile(join(MIGRATIONS, '0063_fold.sql'), 'utf8')
  await server.sql.unsafe(
    'create or replace function fold(said text) returns text language sql immutable parallel safe strict return said',
  )
  await call('POST', '/product-groups', { code: 'CU', name: 'Cam – cũ', sector_kind: 'plant' })
  await server.sql.begin((sql) => sql.unsafe(script))
  const { entries } = (await call('GET', '/product-groups?search=cam%20-%20cu')).data
  assert.deepEqual(
    entries.map(({ name }) => name),
    ['Cam – cũ'],
  )
})
