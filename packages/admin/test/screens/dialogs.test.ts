// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { afterEach, test } from 'node:test'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { resources } from '@trace/domain/menu.ts'
import { nameOf } from '@trace/screens/resource/form/entry.ts'
import { askReason, confirm, dialogs } from '@trace/screens/ui/dialogs.ts'
import { close, fireEvent, openScreen, screen, waitFor, within } from './open-screen.ts'
import { pageOf, sampleRow } from './sample-rows.ts'

afterEach(() => {
  dialogs.set([])
  close()
})

const list = `/admin/${labors.screen}`
const question = { title: 'Xóa Su hào?', message: '2 lô đang dùng.' }

test('a question has a red no and a green yes; one about a deletion begins at no', async () => {
  await openScreen(list)
  const answer = confirm({ ...question, danger: true })
  const [no, yes, ...others] = within(await screen.findByRole('dialog', { name: 'Xóa Su hào?' })).getAllByRole('button')
  assert.deepEqual([no!.textContent, yes!.textContent, others.length], ['Không đồng ý!', 'Đồng ý!', 0])
  assert.match(no!.getAttribute('style') ?? '', /red-8/)
  assert.match(yes!.getAttribute('style') ?? '', /green-7/)
  assert.ok(document.activeElement === no)
  fireEvent.click(yes!)
  assert.equal(await answer, true)
})

test('any other question begins at yes; Esc and a click outside mean no', async () => {
  await openScreen(list)
  for (const leave of [
    (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel')),
    (dialog: HTMLElement) => fireEvent.mouseDown(dialog),
  ]) {
    const answer = confirm(question)
    const dialog = await screen.findByRole('dialog', { name: 'Xóa Su hào?' })
    assert.ok(document.activeElement === screen.getByRole('button', { name: 'Đồng ý!' }))
    leave(dialog)
    assert.equal(await answer, false)
    await waitFor(() => assert.ok(!screen.queryByRole('dialog')))
  }
})

test('what takes in a reason is a form whose button says what it does', async () => {
  await openScreen(list)
  const answer = askReason({ ...question, title: 'Từ chối hồ sơ?', verb: 'Từ chối hồ sơ', about: 'labors/1' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Từ chối hồ sơ?' }))
  assert.deepEqual(
    dialog.getAllByRole('button').map(({ textContent }) => textContent),
    ['Quay lại', 'Từ chối hồ sơ'],
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Quay lại' }))
  assert.equal(await answer, null)
})

test('a reason that is not given after all is offered for the same step again, until it is given', async () => {
  const { user } = await openScreen(list)
  const ask = async (about: string) => {
    const answer = askReason({ title: 'Tạm dừng mã', message: '', verb: 'Tạm dừng mã', about })
    const dialog = await screen.findByRole('dialog', { name: 'Tạm dừng mã' })
    return { answer, dialog, box: within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /Lý do/ }) }
  }
  const left = await ask('material-areas/29')
  await user.type(left.box, 'Dư lượng thuốc')
  fireEvent(left.dialog, new Event('cancel'))
  assert.equal(await left.answer, null)
  const other = await ask('material-areas/30')
  assert.equal(other.box.value, '', 'another area begins anew')
  fireEvent.mouseDown(other.dialog)
  await other.answer
  const again = await ask('material-areas/29')
  assert.equal(again.box.value, 'Dư lượng thuốc')
  fireEvent.click(within(again.dialog).getByRole('button', { name: 'Tạm dừng mã' }))
  assert.equal(await again.answer, 'Dư lượng thuốc')
  assert.equal((await ask('material-areas/29')).box.value, '')
})

test('an empty reason is asked for where it is typed', async () => {
  const { user } = await openScreen(list)
  void askReason({ title: 'Tạm dừng mã', message: '', verb: 'Tạm dừng mã', about: 'material-areas/29' })
  const box = await screen.findByRole('textbox', { name: /Lý do/ })
  await user.type(box, '  ')
  await user.click(screen.getByRole('button', { name: 'Tạm dừng mã' }))
  assert.ok(screen.getByText('Lý do bắt buộc'))
  assert.ok(document.activeElement === box)
})

/** Menus and dialogs are lazy-loaded, so tests wait for them, up to 5 seconds. */
const PATIENT = { timeout: 5_000 }
/** A menu that is opening counts as hidden here, unlike in browsers. */
const HIDDEN = { hidden: true }

/** Problem of the dialog that a row action opened; null if there is none. */
function complaintAbout(dialog: HTMLElement): string | null {
  const buttons = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '')
  const asksYesNo = buttons.some((label) => label.includes('ồng ý!'))
  if (!dialog.querySelector('form')) return asksYesNo && buttons.length === 2 ? null : `has ${buttons.join(', ')}`
  return asksYesNo ? 'takes something in, and asks for a yes or no' : null
}

test('every act of a row menu asks first: for a yes or no, or with a form', async () => {
  const tried = new Set<string>()
  const complaints: string[] = []
  for (const resource of resources.filter(({ handmade }) => !handmade)) {
    const row = sampleRow(resource)
    const given = { [`GET /${resource.name}`]: pageOf([row], 1) }
    const opened = await openScreen(`/admin/${resource.screen}`, given)
    const [menu] = screen.queryAllByRole('button', { name: `Thao tác với ${nameOf(resource, row)}` })
    if (!menu) continue
    await opened.user.click(menu)
    const items = (await screen.findAllByRole('menuitem', HIDDEN, PATIENT)).filter((item) => item.tagName === 'BUTTON')
    for (const label of items.map(({ textContent }) => textContent ?? '')) {
      if (tried.has(label)) continue
      tried.add(label)
      const again = await openScreen(`/admin/${resource.screen}`, given)
      await again.user.click(screen.getByRole('button', { name: `Thao tác với ${nameOf(resource, row)}` }))
      await again.user.click(await screen.findByRole('menuitem', { name: label, ...HIDDEN }, PATIENT))
      const dialog = await screen.findByRole('dialog', {}, PATIENT).catch(() => null)
      const complaint = dialog ? complaintAbout(dialog) : 'does not ask'
      if (complaint) complaints.push(`${resource.name}: “${label}” ${complaint}`)
      const written = again.asked.filter(({ method }) => method !== 'GET')
      if (written.length > 0) complaints.push(`${resource.name}: “${label}” wrote before it was answered`)
      dialogs.set([])
    }
  }
  assert.deepEqual(complaints, [])
  for (const label of ['Xóa', 'Duyệt', 'Từ chối']) assert.ok(tried.has(label), `${label} was never tried`)
})

/** Dialogs that only show something, and have nothing to confirm. */
const VIEWERS = [
  'drawer',
  'help-dialog',
  'palette',
  'frame',
  'session-monitor',
  'form',
  'trash-dialog',
  'uses-dialog',
  'scanner',
  'job-dialog',
  'job-result-dialog',
  'import-dialog',
  'trace-dialogs',
  'proof-dialog',
  'sent-dialog',
  'password-dialog',
  'feed-dialog',
]

test('a modal dialog is the one question, takes something in, or only shows something', async () => {
  const root = new URL('../../src/', import.meta.url)
  const odd: string[] = []
  for await (const file of glob('**/*.tsx', { cwd: root })) {
    const text = readFileSync(new URL(file, root), 'utf8')
    const name = file.replace(/^.*\//, '').replace('.tsx', '')
    if (/vi\.(yes|no)\b/.test(text) !== (name === 'dialogs-view')) odd.push(`${file} has a yes and no of its own`)
    if (!text.includes('<ModalDialog') || name === 'dialogs-view' || VIEWERS.includes(name)) continue
    if (!/vi\.(back|cancel)\b/.test(text)) odd.push(`${file} takes something in, and has no way back`)
  }
  assert.deepEqual(odd, [])
})

test('while a switch that was turned is on its way, the screen says that it loads, and no dialog is closed off', async () => {
  let answer: (reply: object) => void = () => undefined
  const opened = await openScreen(`/admin/${labors.screen}`, {
    'GET /labors': pageOf([{ ...sampleRow(labors), is_active: false }]),
    'PUT /labors/:id/change-status': () => new Promise((resolve) => (answer = resolve)),
  })
  const loading = () => screen.queryByText('Đang tải...')
  await opened.user.click(screen.getByRole('switch', { name: 'Trạng thái' }))
  await opened.user.click(await screen.findByRole('button', { name: 'Đồng ý!' }))
  await waitFor(() => assert.ok(loading()))
  answer({ code: 422, message: 'Lý do bắt buộc', errors: { reason: ['Lý do bắt buộc'] } })
  await screen.findByRole('textbox', { name: 'Lý do' })
  assert.equal(loading(), null)
})
