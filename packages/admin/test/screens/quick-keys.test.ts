// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, mock, test } from 'node:test'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { close, fireEvent, openScreen, screen, waitFor, within } from './open-screen.ts'
import type { Answers } from './open-screen.ts'
import { sampleRow } from './sample-rows.ts'

const { notices } = await import('@trace/screens/ui/notices.ts')
const { openDialog } = await import('@trace/screens/ui/dialogs.ts')

/** Time in milliseconds for which quick keys are ignored after a dialog or a text. */
const QUIET = 400

/** Time in milliseconds for which they are ignored after one was ignored. */
const LOCKED = 1500

/** Time in milliseconds within which letters that follow each other are taken for a word. */
const PACE = 300

/** The clock that quick keys read moves only when a test advances it, so that a busy machine makes no difference. */
let now = performance.now()
mock.method(performance, 'now', () => now)
const pass = (milliseconds: number) => (now += milliseconds)
const pause = () => pass(LOCKED + 50)
/** Waits until a decision would have been made, had it not been called off. */
const settled = () => new Promise((resolve) => setTimeout(resolve, PACE + 100))

afterEach(() => {
  close()
  notices.set([])
  pause()
})

const names = ['Lê Thị Một', 'Lê Thị Hai', 'Lê Thị Ba']
const waiting = (id: number, name: string) => ({
  resource: 'labors',
  id,
  field: 'approval_status',
  state: 'pending',
  label: 'Lao động',
  name,
  owner: 'HTX Ba Chẽ',
  since: '2026-03-01',
  due: '2026-03-10',
  may_step: true,
})

const inbox: Answers = {
  'GET /inbox': {
    entries: names.map((name, at) => waiting(at + 1, name)),
    kinds: [{ resource: 'labors', label: 'Lao động', count: 3 }],
    reasons: [
      { resource: 'labors', reason: 'Sai ngày sinh' },
      { resource: 'labors', reason: 'Thiếu căn cước' },
    ],
    pagination: { page: 1, length: 10, total: 3, total_page: 1 },
  },
  ...Object.fromEntries(
    names.map((name, at) => [
      `GET /labors/${at + 1}`,
      { entry: { ...sampleRow(labors, at + 1), name, approval_status: 'pending' } },
    ]),
  ),
  'PUT /labors/:id/change-approved': {},
}

async function openInbox() {
  const opened = await openScreen('/admin/inbox/labors.1', inbox)
  await screen.findByRole('article', { name: 'Lê Thị Một' })
  const decided = () => opened.asked.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])
  return { ...opened, decided }
}

/** Presses a key wherever the focus is, as a person does. */
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const reasonBox = () => screen.findByRole('textbox', { name: /Lý do/ })

test('a reason that begins with a number is typed: it takes no old reason, and no letter of it approves a row', async () => {
  const { user, decided } = await openInbox()
  press('r')
  const box = await reasonBox()
  await user.type(box, '1. Sai tên')
  assert.deepEqual(decided(), [])
  assert.equal((box as HTMLTextAreaElement).value, '1. Sai tên')
  await user.click(within(screen.getByRole('dialog', { name: /^Từ chối/ })).getByRole('button', { name: 'Từ chối' }))
  await waitFor(() =>
    assert.deepEqual(decided(), [
      ['/labors/1/change-approved', { approval_status: 'rejected', reject_reason: '1. Sai tên' }],
    ]),
  )
})

test('a reason given before is chosen by the arrow and Enter', async () => {
  const { user, decided } = await openInbox()
  press('r')
  await reasonBox()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  assert.equal(document.activeElement?.textContent, 'Thiếu căn cước')
  await user.keyboard('{Enter}')
  await waitFor(() =>
    assert.deepEqual(decided(), [
      ['/labors/1/change-approved', { approval_status: 'rejected', reject_reason: 'Thiếu căn cước' }],
    ]),
  )
})

test('letters of a text whose box was taken away decide nothing until something else is pressed', async () => {
  const { user, decided } = await openInbox()
  press('r')
  await user.type(await reasonBox(), 'S')
  fireEvent.click(screen.getByRole('button', { name: 'Quay lại' }))
  await waitFor(() => assert.ok(!screen.queryByRole('dialog', { name: /^Từ chối/ })))
  for (const letter of 'ai') press(letter)
  pause()
  press('a')
  assert.deepEqual(decided(), [])
  press('Tab')
  pause()
  press('a')
  await waitFor(() => assert.equal(decided().length, 1))
})

test('within 400 ms of a dialog that closed, no key decides, nor for a while after a key was ignored', async () => {
  const { decided } = await openInbox()
  const asked = openDialog<boolean>((end) => ({ kind: 'confirm', title: 'Xóa?', message: '', close: end }))
  press('a')
  fireEvent.click(await screen.findByRole('button', { name: 'Không đồng ý!' }))
  await asked
  press('a')
  pass(LOCKED - 100)
  press('a')
  pass(LOCKED - 100)
  press('a')
  await settled()
  assert.deepEqual(decided(), [])
  pause()
  press('a')
  await waitFor(() => assert.equal(decided().length, 1))
})

const notMeant: [what: string, more: object][] = [
  ['held down', { repeat: true }],
  ['within a composition', { isComposing: true }],
  ['that an input method is still working on', { keyCode: 229 }],
  ['with Ctrl', { ctrlKey: true }],
  ['with the Windows or Command key', { metaKey: true }],
  ['with Alt', { altKey: true }],
]

for (const [what, more] of notMeant) {
  test(`a key ${what} decides nothing`, async () => {
    const { decided } = await openInbox()
    press('a', more)
    await settled()
    assert.deepEqual(decided(), [])
  })
}

const told = (key: string) => screen.findByText(`Phím ${key} chưa được nhận`)

test('a key that is ignored is told of, and no letter of the sentence that follows decides', async () => {
  const { user, decided } = await openInbox()
  await user.type(await screen.findByRole('textbox', { name: 'Viết trao đổi' }), 'xem lại')
  fireEvent.pointerDown(document.body)
  ;(document.activeElement as HTMLElement).blur()
  pass(QUIET - 50)
  press('r')
  assert.ok(await told('R'))
  pass(1000)
  for (const letter of 'anh chưa rõ') {
    press(letter)
    pass(600)
  }
  await settled()
  assert.deepEqual(decided(), [])
  pause()
  press('r')
  assert.ok(await reasonBox())
})

const typed: [what: string, keys: string, apart: number, decisions: number][] = [
  ['a sentence that begins with a key that decides', 'anh chưa rõ', 120, 0],
  ['a word that holds it', 'giao', 120, 0],
  ['a word that ends with it, after a key that acts', 'ja', 120, 0],
  ['the same key twice', 'aa', 120, 2],
  ['two keys, one after the other', 'ja', PACE + 50, 1],
]

for (const [what, keys, apart, decisions] of typed)
  test(`${what} (“${keys}”) decides ${decisions} times`, async () => {
    const { decided } = await openInbox()
    for (const key of keys) {
      press(key)
      pass(apart)
    }
    await settled()
    await waitFor(() => assert.equal(decided().length, decisions))
    assert.equal(screen.queryAllByText(/^Phím . chưa được nhận$/).length, decisions > 0 ? 0 : 1)
  })

test('what was approved by keys is taken back by Z, one after the other', async () => {
  const { asked } = await openInbox()
  const written = () => asked.filter(({ method }) => method !== 'GET').map(({ path }) => path)
  for (const count of [1, 2]) {
    press('a')
    pause()
    await waitFor(() => assert.equal(written().length, count))
    await screen.findByRole('article', { name: names[count]! })
  }
  for (const count of [3, 4]) {
    press('z')
    pause()
    await waitFor(() => assert.equal(written().length, count))
    await settled()
  }
  assert.deepEqual(written(), [
    '/labors/1/change-approved',
    '/labors/2/change-approved',
    '/labors/2/undo',
    '/labors/1/undo',
  ])
})

test('“?” is a letter in a text box, and opens the help elsewhere', async () => {
  await openInbox()
  press('r')
  await reasonBox()
  press('?')
  assert.ok(!screen.queryByRole('dialog', { name: 'Trợ giúp' }))
  fireEvent.click(screen.getByRole('button', { name: 'Quay lại' }))
  press('Escape')
  await waitFor(() => assert.ok(!screen.queryByRole('dialog', { name: /^Từ chối/ })))
  pause()
  press('?')
  assert.ok(await screen.findByRole('dialog', { name: 'Trợ giúp' }))
})

test('only the module of quick keys listens to keys of the whole page, but for a drag, an answer and who is at work', () => {
  const source = join(import.meta.dirname, '../../..')
  const listening = globSync('{admin,screens}/src/**/*.{ts,tsx}', { cwd: source }).filter((path) =>
    /addEventListener\(\s*'key(down|up|press)'|\bon(?:key)(down|up|press)\s*=/.test(
      readFileSync(join(source, path), 'utf8'),
    ),
  )
  assert.deepEqual(listening.toSorted(), [
    'screens/src/frame/session-monitor.tsx',
    'screens/src/ui/answers-view.tsx',
    'screens/src/ui/drag-sensors.ts',
    'screens/src/ui/quick-keys.ts',
  ])
})
