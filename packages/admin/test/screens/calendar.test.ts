// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { close, openScreen, screen, waitFor, within } from './open-screen.ts'

afterEach(close)

const harvest = { kind: 'harvest', label: 'Dự kiến thu hoạch', resource: 'batches', field: 'expected_harvest_date' }
const paper = { kind: 'expiry', label: 'Chứng nhận hết hạn', resource: 'certificates', field: 'expires_at' }

const november = {
  entries: [
    { ...harvest, id: 7, day: '2026-11-10', name: 'Lứa gà 09/2026', of: 'Gà Tiên Yên' },
    { ...paper, id: 3, day: '2026-11-10', name: 'VietGAP 12', of: null },
  ],
  kinds: [{ kind: 'harvest' }, { kind: 'expiry' }],
  rest: [{ ...paper, day: '2026-11-10', count: 4, query: 'expires_at_from=2026-11-10&expires_at_to=2026-11-10' }],
}

const dayOf = async (name: string) => within((await screen.findByText(name)).closest('li')!)

test('a day of the calendar leads to what is due on it, and to the list of what it has no room for', async () => {
  await openScreen('/admin/calendar?view=week&day=2026-11-10', { 'GET /calendar': november })
  const day = await dayOf('Thứ ba, 10/11/2026')
  const row = day.getByRole<HTMLAnchorElement>('link', { name: /Lứa gà 09\/2026/ })
  assert.equal(new URL(row.href).pathname, '/admin/culture/batches/7/detail')
  const others = day.getByRole<HTMLAnchorElement>('link', { name: 'Chứng nhận hết hạn: 4 nữa' })
  assert.match(others.href, /\/admin\/certificates\?expires_at_from=2026-11-10&expires_at_to=2026-11-10$/)
})

test('a month is asked for in whole weeks, from Monday to Sunday', async () => {
  const { asked } = await openScreen('/admin/calendar?day=2026-11-05', { 'GET /calendar': november })
  await screen.findByText('Thứ ba, 10/11/2026')
  const { query } = asked.find(({ path }) => path === '/calendar')!
  assert.deepEqual([query.get('from'), query.get('to')], ['2026-10-26', '2026-12-06'])
})

test('one kind of what is due can be looked at alone', async () => {
  await openScreen('/admin/calendar?view=week&day=2026-11-10&kind=harvest', { 'GET /calendar': november })
  const day = await dayOf('Thứ ba, 10/11/2026')
  assert.ok(day.getByText('Lứa gà 09/2026'))
  assert.ok(!day.queryByText('VietGAP 12'))
})

test('on a phone the calendar begins at today, also without anything due, and “Hôm nay” comes back to it', async (t) => {
  t.mock.method(globalThis, 'matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const shown: string[] = []
  t.mock.method(HTMLElement.prototype, 'scrollIntoView', function (this: HTMLElement) {
    if (this.localName === 'li') shown.push(this.textContent ?? '')
  })
  const { user } = await openScreen('/admin/calendar', { 'GET /calendar': november })
  await waitFor(() => assert.equal(shown.length, 1))
  assert.match(shown[0]!, new RegExp(`${formatDay(today())}: hôm nay không có việc nào`))
  await user.click(screen.getByRole('link', { name: 'Hôm nay' }))
  await waitFor(() => assert.equal(shown.length, 2))
  // The weeks of next month may begin with today.
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Tháng sau' })
  await user.click(screen.getByRole('link', { name: 'Tháng sau' }))
  await waitFor(() => assert.notEqual(screen.getByRole<HTMLAnchorElement>('link', { name: 'Tháng sau' }).href, href))
  assert.equal(shown.length, 2)
})

test('the link of a calendar is made on demand, shown once, and taken back after a question', async () => {
  let isOn = false
  const { user, asked } = await openScreen('/admin/calendar?view=week', {
    'GET /calendar': november,
    'GET /calendar/feed': () => ({ data: { is_on: isOn, made_at: '2026-11-28T02:00:00Z', read_at: null } }),
    'POST /calendar/feed': () => {
      isOn = true
      return { data: { url: 'https://coi-nguon.test/api/calendar/cnc_x.ics' } }
    },
    'DELETE /calendar/feed': () => {
      isOn = false
      return { data: {} }
    },
  })
  await user.click(await screen.findByText('Đăng ký lịch'))
  await user.click(await screen.findByRole('button', { name: 'Tạo liên kết' }))
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Liên kết lịch' })
  assert.equal(box.value, 'https://coi-nguon.test/api/calendar/cnc_x.ics')
  await user.click(await screen.findByRole('button', { name: 'Hủy liên kết' }))
  assert.ok(!asked.some(({ method }) => method === 'DELETE'))
  await user.click(await screen.findByRole('button', { name: 'Đồng ý!' }))
  assert.ok(await screen.findByText('Bạn chưa có liên kết lịch.'))
})
