// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, test } from 'node:test'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { close, fireEvent, openScreen, screen, waitFor, within } from './open-screen.ts'
import { pageOf, sampleRow } from './sample-rows.ts'

// Imported before the tests wait for the first screen, since a busy machine is slow to load it.
await import('@trace/screens/resource/sheet/list-sheet.tsx')

afterEach(close)

/** A pending upload, until the test answers it. */
interface Sent {
  name: string
  answer(url: string): void
  refuse(message: string): void
}

let sent: Sent[] = []

/** Stand-in for `XMLHttpRequest`, which reports how much of a file has been sent. */
class Request extends EventTarget {
  upload = new EventTarget()
  response: unknown
  open() {}
  setRequestHeader() {}
  send(body: FormData) {
    const reply = (response: object) => {
      this.response = response
      this.dispatchEvent(new Event('load'))
    }
    sent.push({
      name: (body.get('file') as File).name,
      answer: (url) => reply({ code: 200, message: '', data: { url } }),
      refuse: (message) => reply({ code: 422, message, data: null }),
    })
  }
}
Object.assign(globalThis, { XMLHttpRequest: Request })

const picture = (name: string) => new File(['.'], name, { type: 'image/png' })
const product = { ...sampleRow(products), images: [], image: null, documents: [] }

async function openProduct(more: object = {}) {
  sent = []
  const saved: Record<string, unknown>[] = []
  const opened = await openScreen(`/admin/${products.screen}/1/edit`, {
    'GET /products/1': { entry: { ...product, ...more } },
    'PUT /products/1': ({ body }) => {
      saved.push(body as Record<string, unknown>)
      return { data: { entry: product } }
    },
  })
  return { ...opened, saved }
}

async function choose(label: RegExp, ...files: File[]): Promise<void> {
  const inputs = await screen.findAllByLabelText(label, { selector: 'input[type="file"]' })
  const before = sent.length
  fireEvent.change(inputs[0]!, { target: { files } })
  await sendingOf(before + 1)
}

/** Waits until `count` files were sent. They are sent one after the other, each once the one before was answered. */
const sendingOf = (count: number) => waitFor(() => assert.equal(sent.length, count))

const save = () => screen.getByRole('button', { name: 'Lưu' })
const captions = () => screen.queryAllByRole<HTMLInputElement>('textbox', { name: /^Chú thích/ })
const standards = [
  { code: 'TCVN 1', name: 'Một', file: null },
  { code: 'TCVN 2', name: 'Hai', file: null },
]
const fileOf = (row: number, label: RegExp) =>
  within(screen.getByRole('heading', { name: `Tiêu chuẩn áp dụng ${row}` }).closest('li')!).getByLabelText(label, {
    selector: 'input[type="file"]',
  })

test('of three pictures the broken one is told by its name; the two others are taken, in the order they were chosen in', async () => {
  const { user, saved } = await openProduct()
  await choose(/^Hình ảnh/, picture('một.png'), picture('hỏng.png'), picture('ba.png'))
  sent[0]!.answer('/files/một.webp')
  await sendingOf(2)
  sent[1]!.refuse('Ảnh không đọc được')
  await sendingOf(3)
  sent[2]!.answer('/files/ba.webp')
  await waitFor(() => assert.equal(captions().length, 2))
  assert.ok(screen.getByText('hỏng.png: Ảnh không đọc được'))
  await user.click(save())
  await waitFor(() => assert.equal(saved.length, 1))
  assert.deepEqual(saved[0]!['images'], [
    { url: '/files/một.webp', caption: '' },
    { url: '/files/ba.webp', caption: '' },
  ])
})

test('what is typed while pictures are on their way stays when they arrive', async () => {
  const { user, saved } = await openProduct({ images: [{ url: '/files/cũ.webp', caption: '' }] })
  await choose(/^Hình ảnh/, picture('mới.png'))
  await user.type(captions()[0]!, 'Vườn chè')
  sent[0]!.answer('/files/mới.webp')
  await waitFor(() => assert.equal(captions().length, 2))
  await user.click(save())
  await waitFor(() => assert.equal(saved.length, 1))
  assert.deepEqual(saved[0]!['images'], [
    { url: '/files/cũ.webp', caption: 'Vườn chè' },
    { url: '/files/mới.webp', caption: '' },
  ])
})

test('a scan reaches the row it was chosen for, with what was typed there meanwhile, wherever the row has gone', async () => {
  const { user, saved } = await openProduct({
    images: [{ url: '/files/a.webp', caption: '' }],
    applied_standards: standards,
  })
  fireEvent.change(fileOf(2, /^Tài liệu/), { target: { files: [new File(['.'], 'hai.pdf')] } })
  await waitFor(() => assert.equal(sent.length, 1))
  const [, second] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Tên tiêu chuẩn/ })
  await user.type(second!, ' mươi')
  await user.click(screen.getAllByRole('button', { name: 'Chuyển lên' })[1]!)
  sent[0]!.answer('/files/hai.pdf')
  await screen.findByText('Mở tệp')
  await user.click(save())
  await waitFor(() => assert.equal(saved.length, 1))
  const [first, other] = saved[0]!['applied_standards'] as Record<string, unknown>[]
  assert.deepEqual([first!['name'], first!['file']], ['Hai mươi', '/files/hai.pdf'])
  assert.deepEqual([other!['name'], other!['file']], ['Một', null])
})

test('saving waits for what is on its way, says so, and sends what was typed meanwhile, too', async () => {
  const { user, saved } = await openProduct({ images: [{ url: '/files/cũ.webp', caption: '' }] })
  await choose(/^Hình ảnh/, picture('mới.png'))
  await user.click(save())
  assert.ok(await screen.findByText('Đang chờ 1 tệp tải lên xong rồi lưu…'))
  assert.equal(saved.length, 0)
  await user.type(captions()[0]!, 'Vườn')
  sent[0]!.answer('/files/mới.webp')
  await waitFor(() => assert.equal(saved.length, 1))
  assert.deepEqual(saved[0]!['images'], [
    { url: '/files/cũ.webp', caption: 'Vườn' },
    { url: '/files/mới.webp', caption: '' },
  ])
})

test('saving that waited for a file which failed is called off, and goes through when it is pressed again', async () => {
  const { user, saved } = await openProduct({ images: [{ url: '/files/cũ.webp', caption: '' }] })
  await choose(/^Hình ảnh/, picture('hỏng.png'))
  await user.click(save())
  sent[0]!.refuse('Ảnh không đọc được')
  assert.ok(await screen.findByText(/^Chưa lưu: có tệp không tải lên được/))
  assert.ok(screen.getByText('hỏng.png: Ảnh không đọc được'))
  assert.equal(saved.length, 0)
  await user.click(save())
  await waitFor(() => assert.equal(saved.length, 1))
})

test('of two files chosen for one place the later one stays', async () => {
  const { user, saved } = await openProduct({
    images: [{ url: '/files/a.webp', caption: '' }],
    applied_standards: standards,
  })
  for (const name of ['trước.pdf', 'sau.pdf'])
    fireEvent.change(fileOf(1, /^Tài liệu/), { target: { files: [new File(['.'], name)] } })
  await sendingOf(1)
  sent[0]!.answer('/files/trước.pdf')
  await sendingOf(2)
  sent[1]!.answer('/files/sau.pdf')
  await screen.findByText('Mở tệp')
  await user.click(save())
  await waitFor(() => assert.equal(saved.length, 1))
  const [first] = saved[0]!['applied_standards'] as Record<string, unknown>[]
  assert.equal(first!['file'], '/files/sau.pdf')
})

test('a sheet waits for its pictures, and keeps what is typed beside them', async () => {
  sent = []
  const saved: unknown[] = []
  const opened = await openScreen(`/admin/${labors.screen}?mode=sheet`, {
    'GET /labors': pageOf([{ ...sampleRow(labors), avatar: null }]),
    'POST /import-labors/rows': ({ body }) => {
      saved.push(body)
      return { data: { job: { id: 5 } } }
    },
  })
  const cell = await screen.findByRole('button', { name: 'Ảnh, Dòng mới 1' })
  const files = [picture('an.png')]
  fireEvent.drop(cell, { dataTransfer: { files } })
  await waitFor(() => assert.equal(sent.length, 1))
  await opened.user.type(screen.getByRole('textbox', { name: 'Họ và tên, Dòng mới 1' }), 'An')
  await opened.user.click(screen.getByRole('button', { name: 'Lưu 1 dòng' }))
  assert.ok(await screen.findByText('Đang chờ 1 tệp tải lên xong rồi lưu…'))
  sent[0]!.answer('/files/an.webp')
  await waitFor(() => assert.equal(saved.length, 1))
  assert.deepEqual(saved[0], {
    rows: [
      {
        confirm: false,
        id: null,
        version: null,
        cells: [
          { field: 'name', text: 'An' },
          { field: 'avatar', text: '/files/an.webp' },
        ],
      },
    ],
  })
})

test('every input sends its files by the same module', () => {
  const source = join(import.meta.dirname, '../../..')
  const sending = globSync('{admin,screens}/src/**/*.{ts,tsx}', { cwd: source }).filter((path) =>
    /\bupload\b[^'\n]*from '[^']*upload\.ts'/.test(readFileSync(join(source, path), 'utf8')),
  )
  assert.deepEqual(sending, ['screens/src/resource/fields/media/use-upload.ts'])
})

const three = ['một', 'hai', 'ba'].map((name) => ({ url: `/files/${name}.webp`, caption: name }))
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }))
const shown = () => captions().map(({ value }) => value)

test('pictures are put in order, so that the right one is the first that shoppers see', async () => {
  const { user, saved } = await openProduct({ images: three })
  assert.ok(await screen.findByRole('button', { name: 'Bỏ ảnh 1 (một)' }))
  press('Đưa ảnh 3 (ba) lên đầu')
  await waitFor(() => assert.deepEqual(shown(), ['ba', 'một', 'hai']))
  press('Đưa ảnh 3 (hai) lên trước')
  await waitFor(() => assert.deepEqual(shown(), ['ba', 'hai', 'một']))
  await user.click(save())
  await waitFor(() => assert.equal(saved.length, 1))
  assert.deepEqual(saved[0]!['images'], [three[2], three[1], three[0]])
})

test('a picture that was removed comes back to its place', async () => {
  await openProduct({ images: three })
  await screen.findByRole('button', { name: 'Bỏ ảnh 2 (hai)' })
  press('Bỏ ảnh 2 (hai)')
  await waitFor(() => assert.deepEqual(shown(), ['một', 'ba']))
  assert.ok(await screen.findByText('Đã bỏ ảnh 2 (hai)'))
  press('Hoàn tác')
  await waitFor(() => assert.deepEqual(shown(), ['một', 'hai', 'ba']))
})

test('what is no picture is refused where pictures are chosen, in words about pictures, and is not sent', async () => {
  await openProduct()
  const [box] = await screen.findAllByLabelText(/^Hình ảnh/, { selector: 'input[type="file"]' })
  fireEvent.change(box!, { target: { files: [new File(['.'], 'a.pdf', { type: 'application/pdf' })] } })
  assert.ok(await screen.findByText('a.pdf: Chỉ nhận ảnh JPG, PNG, WebP'))
  assert.equal(sent.length, 0)
})
