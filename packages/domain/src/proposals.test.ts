import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from './areas/catalogue/products.ts'
import { materialAreas } from './areas/growing/material-areas.ts'
import { processes } from './areas/growing/processes.ts'
import type { Resource } from '@trace/define/resource.ts'
import { isReliedOn, proposedProblem } from '@trace/define/proposals.ts'

const problems: [approval_status: string, problem: string | null][] = [
  ['approved', null],
  ['pending', 'Cây trồng “Na dai” còn chờ duyệt: phải được duyệt trước'],
  ['rejected', 'Cây trồng “Na dai” bị từ chối: hãy chọn cây trồng khác'],
  ['merged', 'Cây trồng “Na dai” đã có trong danh mục: hãy chọn cây trồng khác'],
]

for (const [approval_status, problem] of problems) {
  test(`a plant that is ${approval_status} ${problem === null ? 'may be' : 'is not'} relied on`, () => {
    assert.equal(proposedProblem({ label: 'Cây trồng', name: 'Na dai', approval_status }), problem)
  })
}

const states: [what: string, Resource, row: Record<string, unknown>, firm: boolean][] = [
  ['a product that waits', products, { approval_status: 'pending' }, false],
  ['a product that was refused', products, { approval_status: 'rejected' }, false],
  ['an approved product', products, { approval_status: 'approved' }, true],
  ['an approved area', materialAreas, { approval_status: 'approved', puc_status: 'none' }, true],
  ['an area with a code that waits', materialAreas, { approval_status: 'pending', puc_status: 'active' }, false],
  ['a process in draft', processes, { status: 'draft' }, false],
  ['a process in use', processes, { status: 'active' }, true],
  ['a process put away', processes, { status: 'archived' }, false],
]

for (const [what, { fields }, row, firm] of states) {
  test(`${what} is ${firm ? '' : 'not '}relied on`, () => assert.equal(isReliedOn(fields, row), firm))
}
