// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { productUnits } from '@trace/domain/areas/catalogue/product-units.ts'
import { close, openScreen, screen, waitFor } from './open-screen.ts'
import type { Answers } from './open-screen.ts'
import { sampleRow } from './sample-rows.ts'

const { createElement } = await import('react')
const { createMemoryRouter, RouterProvider } = await import('react-router')
const { act, render } = await import('@testing-library/react')
const { useFormRound, useLeaveGuard, useLeaveQuestion } = await import('@trace/screens/resource/form/leave-guard.ts')
const { dialogs } = await import('@trace/screens/ui/dialogs.ts')
// Imported before the tests wait for the first screen, since a busy machine is slow to load it.
await import('@trace/screens/resource/form/draft/draft-offer.tsx')

afterEach(close)

const units = '/admin/system/product-units'
const writing = `/admin/${diaries.screen}/create`
const input = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(label) })
const drafts = (): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('draft:')))
const kept = () => Object.values(drafts()).join()

const lots: Answers = {
  'GET /batches': ({ query }) => ({
    data: { entries: [{ id: Number(query.get('id')), name: `Lứa gà ${query.get('id')}` }] },
  }),
}

test('a draft that was written for one lot is not offered for another', async () => {
  const opened = await openScreen(`${writing}?batch_id=38`, lots)
  await opened.user.type(input('Nội dung'), 'Cân đàn')
  await waitFor(() => assert.match(kept(), /Cân đàn/))
  const before = drafts()
  await openScreen(`${writing}?batch_id=44`, lots, {}, before)
  await screen.findByRole('button', { name: 'Lưu' })
  assert.ok(!screen.queryByText(/^Có bản nháp/))
  assert.equal(screen.getByRole<HTMLInputElement>('combobox', { name: 'Lô sản xuất' }).value, 'Lứa gà 44')

  const again = await openScreen(`${writing}?batch_id=38`, lots, {}, before)
  assert.ok(await screen.findByText(/^Có bản nháp chưa lưu của Lứa gà 38, lúc /))
  await again.user.click(screen.getByRole('button', { name: 'Dùng bản nháp' }))
  await waitFor(() => assert.equal(input('Nội dung').value, 'Cân đàn'))
  assert.equal(screen.getByRole<HTMLInputElement>('combobox', { name: 'Lô sản xuất' }).value, 'Lứa gà 38')
})

test('the draft of a new row brings back what it is about, though nothing in its address says so', async () => {
  const { user } = await openScreen(
    writing,
    lots,
    {},
    {
      [`draft:1:${writing}#a`]: JSON.stringify({
        at: 1_700_000_000_000,
        version: null,
        about: 'Lứa gà 38',
        values: { batch_id: 38, content: 'Cân đàn' },
      }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Dùng bản nháp' }))
  await waitFor(() => assert.equal(input('Nội dung').value, 'Cân đàn'))
  assert.equal(screen.getByRole<HTMLInputElement>('combobox', { name: 'Lô sản xuất' }).value, 'Lứa gà 38')
})

test('a draft replaces what was typed meanwhile as a whole, which is offered in its turn', async () => {
  const draft = { at: 1_700_000_000_000, version: null, values: { name: 'Cân cũ' } }
  const { user } = await openScreen(
    `${units}/create`,
    {},
    {},
    {
      [`draft:1:${units}/create#a`]: JSON.stringify(draft),
    },
  )
  await user.type(input('Tên đơn vị'), 'Thùng mới')
  await user.type(input('Mã đơn vị'), 'thung')
  await user.click(await screen.findByRole('button', { name: 'Dùng bản nháp' }))
  await waitFor(() => assert.equal(input('Tên đơn vị').value, 'Cân cũ'))
  assert.equal(input('Mã đơn vị').value, '', 'nothing of the one is mixed into the other')
  await user.click(await screen.findByRole('button', { name: 'Dùng bản nháp' }))
  await waitFor(() => assert.equal(input('Tên đơn vị').value, 'Thùng mới'))
  assert.equal(input('Mã đơn vị').value, 'thung')
  assert.match(kept(), /Cân cũ/)
  assert.match(kept(), /Thùng mới/)
})

test('the draft of a stored row holds only what was changed in it', async () => {
  const entry = { ...sampleRow(productUnits), code: 'kg', name: 'Ki-lô-gam' }
  const { user } = await openScreen(`${units}/1/edit?from=list`, { 'GET /product-units/:id': { entry } })
  await user.type(input('Tên đơn vị'), ' hơi')
  await waitFor(() => assert.match(kept(), /hơi/))
  const [[key, text]] = Object.entries(drafts()) as [[string, string]]
  assert.match(key, new RegExp(`^draft:1:${units}/1/edit#`))
  assert.deepEqual((JSON.parse(text) as { values: object }).values, { name: 'Ki-lô-gam hơi' })
})

test('whoever signs out of a changed form is asked, and leaves nothing of it on the machine', async () => {
  const { user, address } = await openScreen(`${units}/create`, { 'POST /logout': {} })
  await user.type(input('Tên đơn vị'), 'Cân')
  await waitFor(() => assert.match(kept(), /Cân/))
  const signOut = async () => {
    await user.click(screen.getByRole('button', { name: /Nguyễn Lan/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Đăng xuất', hidden: true }))
  }
  await signOut()
  await user.click(await screen.findByRole('button', { name: 'Không đồng ý!' }))
  assert.equal(address(), `${units}/create`)
  assert.match(kept(), /Cân/)
  await signOut()
  await user.click(await screen.findByRole('button', { name: 'Đồng ý!' }))
  await waitFor(() => assert.match(address(), /login/))
  assert.deepEqual(drafts(), {})
})

/** Ways out of a page with one changed form, at /form?lot=1. */
const lostBy: [what: string, to: string, replaces: boolean, staysOnPage: boolean, asks: boolean, begins: boolean][] = [
  ['another page', '/other', false, false, true, false],
  ['the same page about another lot', '/form?lot=2', false, false, true, true],
  ['another lot chosen in the form itself', '/form?lot=2', true, false, false, false],
  ['a place of the same page', '/form?lot=1#place', false, false, false, false],
  ['another search of a sheet', '/form?lot=2', false, true, false, true],
  ['another page than that of a sheet', '/other', false, true, true, false],
]

for (const [what, to, replaces, staysOnPage, asks, begins] of lostBy)
  test(`${what}: leaving a changed form ${asks ? 'asks' : 'does not ask'}`, async () => {
    const rounds: number[] = []
    const Guarded = () => {
      useLeaveGuard(true, { staysOnPage })
      useLeaveQuestion()
      rounds.push(useFormRound())
      return null
    }
    const router = createMemoryRouter(
      [
        { path: '/form', Component: Guarded },
        { path: '/other', element: null },
      ],
      { initialEntries: ['/form?lot=1'] },
    )
    localStorage.setItem('token', 'a token')
    const drawn = render(createElement(RouterProvider, { router }))
    await act(() => router.navigate(to, { replace: replaces }))
    const [asked] = dialogs.get()
    assert.equal(asked?.kind, asks ? 'confirm' : undefined)
    if (asked?.kind === 'confirm') await act(async () => asked.close(true))
    await waitFor(() => assert.equal(router.state.location.pathname + router.state.location.search, to.split('#')[0]))
    assert.equal(rounds.at(-1), begins ? 1 : 0)
    drawn.unmount()
  })
