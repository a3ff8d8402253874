import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from './areas/catalogue/products.ts'
import { videos } from './areas/portal/videos.ts'
import { resources } from './menu.ts'
import { lackedFiles, lackProblem, mayLackFiles } from '@trace/define/awaited.ts'

for (const { name, fields } of resources.filter((resource) => mayLackFiles(resource.fields))) {
  test(`${name}: a row that waits for a required picture or file can be told and found`, () => {
    assert.ok('lacks_files' in fields, `${name} needs the block lacking(…)`)
  })
}

const rows: [what: string, fields: typeof products.fields | typeof videos.fields, row: object, lacks: string[]][] = [
  ['a product without pictures', products.fields, { images: [] }, ['Hình ảnh']],
  ['a product with a picture', products.fields, { images: [{ url: '/files/a.webp', caption: '' }] }, []],
  ['an uploaded video without its file', videos.fields, { type: 'file', file: null }, ['Tệp video']],
  ['a video elsewhere', videos.fields, { type: 'youtube', file: null }, []],
]

for (const [what, fields, row, lacks] of rows) {
  test(`${what} lacks ${lacks.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(lackedFiles(fields, { ...row }), lacks)
    assert.equal(lackProblem(fields, { ...row }) === null, lacks.length === 0)
  })
}
