// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { processes } from '@trace/domain/areas/growing/processes.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { close, openScreen, screen, waitFor } from './open-screen.ts'
import type { Answers } from './open-screen.ts'
import { sampleRow } from './sample-rows.ts'

afterEach(close)

const page = `/admin/${traces.screen}/1/detail`
const beside = { comments: 1, is_settled: false, is_favourite: false, taken_by: null, taken_by_id: null }
const line = {
  id: 7,
  kind: 'said',
  body: 'Chào @Ngô Văn N, xem giúp',
  author: 'Nguyễn Văn A',
  place: 'HTX Gà đồi',
  is_own: false,
  is_deleted: false,
  said_at: '2026-11-28T03:00:00Z',
  mentions: [{ name: 'Ngô Văn N' }],
}
const answers: Answers = {
  'GET /traces/:id': { entry: sampleRow(traces) },
  'GET /traces/:id/beside': { entry: beside },
  'GET /traces/:id/comments': { entries: [line], earlier: false },
  'GET /traces/:id/people': { entries: [{ id: 6, name: 'Ngô Văn N', place: 'Cán bộ Chi cục' }] },
}
/** The drafts stored in this browser. */
const keptHere = () => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('draft:')))
const box = () => screen.findByLabelText<HTMLTextAreaElement>('Viết trao đổi')

test('a page shows what was said about a row, and how much', async () => {
  await openScreen(page, answers)
  assert.ok(await screen.findByText('Nguyễn Văn A'))
  assert.equal(document.querySelector('mark')?.textContent, '@Ngô Văn N')
  assert.equal((await screen.findAllByText('Trao đổi (1)')).length, 2)
})

test('a name is offered for what follows an @, and whoever is named is sent along', async () => {
  const { asked, user } = await openScreen(page, answers)
  await user.type(await box(), 'Nhờ @ngo')
  await screen.findByRole('option', { name: /Ngô Văn N/ })
  await user.keyboard('{Enter}xem lại{Control>}{Enter}{/Control}')
  const sent = await waitFor(() => {
    const post = asked.find(({ method }) => method === 'POST')
    assert.ok(post)
    return post
  })
  assert.deepEqual(sent.body, { body: 'Nhờ @Ngô Văn N xem lại', mentions: [{ id: 6 }] })
  await waitFor(async () => assert.equal((await box()).value, ''))
})

test('what was typed and not sent is there when its page is opened again, with whom it names', async () => {
  const left = await openScreen(page, answers)
  await left.user.type(await box(), 'Nhờ @ngo')
  await screen.findByRole('option', { name: /Ngô Văn N/ })
  await left.user.keyboard('{Enter}xem')

  const { asked, user } = await openScreen(page, answers, {}, keptHere())
  assert.equal((await box()).value, 'Nhờ @Ngô Văn N xem')
  await user.click(screen.getByRole('button', { name: 'Gửi' }))
  await waitFor(() => {
    const sent = asked.find(({ method }) => method === 'POST')
    assert.deepEqual(sent?.body, { body: 'Nhờ @Ngô Văn N xem', mentions: [{ id: 6 }] })
  })
  await waitFor(async () => assert.equal((await box()).value, ''))
  assert.deepEqual(keptHere(), {})
})

test('what could not be sent stays where it was typed', async () => {
  const refused = () => ({ code: 422, message: 'Mỗi bản ghi có nhiều nhất 1000 trao đổi' })
  const { user } = await openScreen(page, { ...answers, 'POST /traces/:id/comments': refused })
  await user.type(await box(), 'Một lời nữa')
  await user.click(screen.getByRole('button', { name: 'Gửi' }))
  assert.ok(await screen.findByText('Mỗi bản ghi có nhiều nhất 1000 trao đổi'))
  assert.equal((await box()).value, 'Một lời nữa')
})

test('a producer finds no thread on what all producers use', async () => {
  const entry = { ...sampleRow(processes), manufacture_id: null }
  const { asked } = await openScreen(
    `/admin/${processes.screen}/1/detail`,
    { 'GET /processes/:id': { entry }, 'GET /processes/:id/beside': { entry: { ...beside, comments: 0 } } },
    { scope: 'manufacture', manufacture_id: 1 },
  )
  await screen.findByRole('button', { name: 'Đánh dấu sao để tìm lại nhanh' })
  assert.equal(
    asked.some(({ path }) => path.endsWith('/comments')),
    false,
  )
})

test('a star is given and taken away by a press', async () => {
  const { asked, user } = await openScreen(page, {
    ...answers,
    'PUT /traces/:id/change-favourite': ({ body }) => ({ data: { entry: body } }),
  })
  const star = await screen.findByRole('button', { name: 'Đánh dấu sao để tìm lại nhanh' })
  await user.click(star)
  await waitFor(() => assert.equal(star.getAttribute('aria-pressed'), 'true'))
  await user.click(star)
  await waitFor(() => assert.equal(star.getAttribute('aria-pressed'), 'false'))
  assert.deepEqual(
    asked.filter(({ method }) => method === 'PUT').map(({ body }) => body),
    [{ is_favourite: true }, { is_favourite: false }],
  )
})

test('what waits is taken by the key N', async () => {
  const row = {
    resource: 'traces',
    label: traces.label,
    id: 1,
    version: 1,
    name: 'Gà đồi',
    field: 'status',
    state: 'draft',
    since: '2026-11-20T08:00:00Z',
    may_step: true,
  }
  const { asked, user } = await openScreen('/admin/inbox/traces.1', {
    ...answers,
    'GET /inbox': { entries: [row], kinds: [{ resource: 'traces', label: 'Hồ sơ', count: 1 }], reasons: [] },
  })
  await screen.findByRole('button', { name: /Nhận xử lý/ })
  await user.keyboard('n')
  const put = await waitFor(() => {
    const call = asked.find(({ path }) => path.endsWith('/change-taken'))
    assert.ok(call)
    return call
  })
  assert.deepEqual(put.body, { user_id: 1 })
})
