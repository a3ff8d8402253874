import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fold } from '@trace/define/text/fold.ts'
import type { Cell } from '@trace/platform/sheets/sheet.ts'
import type { Resource } from '@trace/define/resource.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { resources } from '@trace/domain/menu.ts'
import { operations } from '../../src/operations.ts'
import { copyDemoProvince } from '../demo-province.ts'
import { finished } from '../finished.ts'
import { DEFINITIONS, thirdOf } from '../seed.ts'
import { testServer } from '../server.ts'
import { sheet, workbooksOf } from '../workbooks.ts'

const server = testServer(async () => {}, copyDemoProvince)

const { send, rowsAt } = workbooksOf(server)

const importable = resources.filter(({ name }) => operations.some(({ path }) => path === `/api/admin/import-${name}`))

/** Lists that are tried; all of them where one of these folders changed. */
const tried = thirdOf(importable, 'templates', ...DEFINITIONS, 'packages/platform/src/sheets/')

/** Lists whose new rows only one part of the product knows how to make, and why. */
const exceptions: Record<string, string> = {
  'stamp-statistics': 'a print run takes the next numbers of an issue that has some left',
}

/** The headings of the template and its example, as a row that is imported. */
async function exampleOf(resource: Resource, who: Parameters<typeof server.signIn>[1] = {}) {
  const call = await server.signIn('everything', who)
  const { url } = (await call('GET', `/import-${resource.name as 'labors'}/template`)).data
  const [headings = [], [, ...example] = []] = await rowsAt(url)
  return { call, headings: headings.map(String), example: [null, ...example] }
}

const told = ({ problems = [] }: Awaited<ReturnType<typeof finished>>) =>
  problems.map(({ column, message }) => `${column ?? ''}: ${message}`)

for (const resource of tried) {
  if (resource.name in exceptions) continue

  test(`${resource.name}: the example row of the template is one that its import takes`, async () => {
    const { call, headings, example } = await exampleOf(resource)
    const job = await send(call, resource, await sheet(headings, example), { dry: true })
    assert.deepEqual([job.created, told(job)], [1, []])
    const province = headings.indexOf('Tỉnh/thành phố *')
    if (province >= 0 && example[province] !== undefined)
      assert.match(String(example[province] ?? 'Tỉnh Quảng Ninh'), /^Tỉnh Quảng Ninh$/)
  })
}

test('the example of an officer of a commune, and of a producer, is of their own', async () => {
  const [farm] = await server.sql<{ id: number; name: string; ward_id: number; ward: string }[]>`
    select m.id, m.name, m.ward_id, w.name as ward from manufactures m join wards w on w.id = m.ward_id
    where m.approval_status = 'approved' and m.is_active order by m.id desc limit 1`
  const { id, name, ward_id, ward } = farm!
  const officer = await exampleOf(labors, { scope: 'commune', ward_id })
  assert.ok(officer.example.includes(ward), String(officer.example))
  const producer = await exampleOf(labors, { scope: 'manufacture', manufacture_id: id })
  assert.ok(producer.example.includes(name), String(producer.example))
  for (const { call, headings, example } of [officer, producer])
    assert.deepEqual(told(await send(call, labors, await sheet(headings, example), { dry: true })), [])
})

/** A name as somebody mistypes it: without its first word, or without accents and its last letter. */
const mistyped = (name: string): string[] => {
  const [first = '', ...others] = name.split(' ')
  return [...(others.length > 1 ? [name.slice(first.length + 1)] : []), fold(name).slice(0, -1)]
}

let taken = 0

for (const resource of tried) {
  const tied = Object.values(resource.fields).filter(({ within, withinOf, auto }) => (within ?? withinOf) && !auto)
  if (tied.length === 0 || resource.name in exceptions) continue

  test(`${resource.name}: what is proposed for a name that depends on its row is taken`, async () => {
    const { call, headings, example } = await exampleOf(resource)
    for (const { label } of tied) {
      const at = headings.findIndex((heading) => heading.replace(/ \*$/, '') === label)
      const name = example[at]
      if (typeof name !== 'string') continue
      for (const said of mistyped(name)) {
        const cells: Cell[] = example.with(at, said)
        const look = await send(call, resource, await sheet(headings, cells), { dry: true })
        const proposed = (look.problems ?? []).filter(({ proposal }) => proposal)
        const corrections = proposed.map(({ row, column, said: text, proposal }) => ({
          row,
          column,
          said: text,
          proposal,
        }))
        if (corrections.length === 0) continue
        const path = `/import-${resource.name as 'labors'}/checked/${look.id}` as const
        const { job } = (await call('POST', path, { dry: true, partial: false, corrections })).data
        const again = await finished(call, job)
        assert.deepEqual([again.created, told(again)], [1, []], `“${said}” → “${proposed[0]!.proposal}”`)
        taken++
      }
    }
  })
}

test('the loop above has taken proposals', () => {
  assert.ok(taken > 0)
})
