import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { labors } from '@trace/domain'
import { close, openScreen, screen, waitFor } from './open-screen.ts'
import type { Answers } from './open-screen.ts'
import { pageOf, sampleRow } from './sample-rows.ts'

afterEach(close)

const asked = `/admin/${labors.screen}?search=le&sort_by=name&sort_dir=asc&page=2`
const worker = { ...sampleRow(labors), name: 'Lê Thị Mơ' }
const known: Answers = {
  'GET /labors': pageOf([worker, { ...worker, id: 2, name: 'Lê Văn Na' }], 12),
  'GET /labors/:id': { entry: worker },
  'PUT /labors/:id': { entry: worker },
}

test('who saved a row of a list is where one was: filters, order and page, with the row marked', async () => {
  const opened = await openScreen(asked, known)
  await opened.user.click(screen.getByRole('button', { name: 'Thao tác với Lê Thị Mơ' }))
  await opened.user.click(await screen.findByText('Sửa'))
  await opened.user.click(await screen.findByRole('button', { name: 'Lưu' }))
  await waitFor(() => assert.equal(opened.address(), asked))
  await waitFor(() => assert.match(document.querySelector('tr[aria-current]')?.textContent ?? '', /Lê Thị Mơ/))
})
