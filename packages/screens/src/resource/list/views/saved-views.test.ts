import assert from 'node:assert/strict'
import { test } from 'node:test'
import { viewQuery, viewSearch } from './saved-views.ts'

const cases: [what: string, address: string, columns: string[] | null, saved: string][] = [
  ['filters and order are saved, the page is not', 'status=true&page=3&sort_by=name', null, 'status=true&sort_by=name'],
  ['the view that was picked is not part of the next', 'view=7&search=ca+phe', null, 'search=ca+phe'],
  ['columns are saved where somebody chose them', 'search=a', ['name', 'price'], 'search=a&columns=name%2Cprice'],
  ['a list with nothing set is a view too', '', null, ''],
]

for (const [what, address, columns, saved] of cases) {
  test(what, () => assert.equal(viewQuery(new URLSearchParams(address), columns), saved))
}

test('the address of a view holds all that it says', () => {
  assert.equal(viewSearch(7, 'status=true'), '?view=7&status=true')
  assert.equal(viewSearch(7, null), '?view=7')
})
