import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliCompressSync, constants } from 'node:zlib'
import { givenTrace } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const get = async (url: string) => (await server.app.inject({ method: 'GET', url })).rawPayload

const packed = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length

/** Compressed size in bytes of a page with its style sheets. */
async function weightOf(url: string): Promise<number> {
  const page = await get(url)
  const styles = [...page.toString().matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, style]) => get(style!))
  return [page, ...(await Promise.all(styles))].reduce((sum, bytes) => sum + packed(bytes), 0)
}

/** Files that a style sheet loads, such as fonts. */
const askedBy = (style: string): string[] => [...style.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url!)

test('the fonts of a page weigh no more than 45 kB together', async () => {
  const page = (await get('/trang-chu')).toString()
  const styles = [...page.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, style]) => style!)
  const fonts = new Set<string>()
  for (const style of styles)
    for (const url of askedBy((await get(style)).toString()))
      if (url.endsWith('.woff2')) fonts.add(new URL(url, `http://site${style}`).pathname)
  assert.equal(fonts.size, 2)
  const bytes = await Promise.all([...fonts].map(async (font) => (await get(font)).length))
  assert.ok(bytes.every((size) => size > 5_000) && bytes.reduce((sum, size) => sum + size, 0) <= 45_000, String(bytes))
})

test('a page with its styles fits into 40 kB, the page after a scan into 14 kB', async () => {
  const { product, manufacture, active } = await givenTrace(server)
  const more = Array.from({ length: 40 }, (_, number) => number)
  await server.sql`insert into products (name, slug, code, manufacture_id, product_group_id, product_unit_id, approval_status, is_active, approved_values)
    select 'Sản phẩm ' || n, 'sp-' || n, 'SP-8' || n, manufacture_id, product_group_id, product_unit_id, 'approved', true,
      approved_values || jsonb_build_object('name', 'Sản phẩm của mùa thứ ' || n) from products, unnest(${more}::int[]) n where id = ${product.id}`
  for (const url of [
    '/trang-chu',
    '/san-pham',
    `/san-pham/${product.slug}`,
    `/co-so/${manufacture.slug}`,
    '/tin-tuc',
    '/khong-co',
  ])
    assert.ok((await weightOf(url)) <= 40_000, url)
  assert.ok((await weightOf(`/t/${active.code}`)) <= 14_000)
})
