import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Rows } from './screens.ts'
import { NARROW, settle, WIDE } from './open-screen.ts'

export interface ScreenState {
  name: string
  address: string
  /** Brings about the state, as a user does. */
  act(page: Page): Promise<void>
  /** Window sizes; by default both widths. */
  sizes?: readonly { width: number; height: number }[]
}

type Act = (page: Page) => Promise<void>

const button =
  (name: string | RegExp): Act =>
  async (page) =>
    page.getByRole('button', { name }).first().click()
const link =
  (name: string): Act =>
  async (page) =>
    page.getByRole('main').getByRole('link', { name }).click()
const menuItem =
  (name: string | RegExp): Act =>
  async (page) =>
    page.getByRole('menuitem', { name }).first().click()
/** Presses a key that opens a dialog, again if the screen was not listening yet. */
const keys =
  (key: string): Act =>
  async (page) =>
    expect(async () => {
      await page.keyboard.press(key)
      await expect(page.locator('dialog:modal').first()).toBeVisible({ timeout: 5_000 })
    }).toPass()

/** Performs the acts one after the other, then waits until their effect is visible. */
const until =
  (sight: string, ...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page)
    await expect(page.locator(sight).filter({ visible: true }).first()).toBeVisible()
    await settle(page)
  }

const over = (...acts: Act[]): Act => until('[role=dialog], [role=menu], [role=option]', ...acts)
const inDialog = (...acts: Act[]): Act => until('dialog:modal', ...acts)

/** States of screens to check, each with the acts that bring it about. */
export const statesOf = (rows: Rows): ScreenState[] => [
  { name: 'state.filter', address: '/admin/products', act: over(button('Lọc'), menuItem('Nhóm sản phẩm')) },
  { name: 'state.inbox-handled', address: '/admin/inbox?view=handled', act: until('main li') },
  { name: 'state.calendar-week', address: '/admin/calendar?view=week', act: until('main ol > li') },
  { name: 'state.calendar-feed', address: '/admin/calendar', act: inDialog(button('Đăng ký lịch')) },
  {
    name: 'state.filtered',
    address: '/admin/products?search=ga&approval_status=approved',
    act: until('main tbody tr'),
  },
  {
    name: 'state.nothing-found',
    address: '/admin/products?search=khong-co-gi',
    act: until('text=Không có kết quả phù hợp'),
  },
  { name: 'state.range-filter', address: '/admin/origin/traces', act: over(button('Lọc'), menuItem('Ngày thu hoạch')) },
  { name: 'state.columns', address: '/admin/products', act: over(button('Cột')) },
  { name: 'state.views', address: '/admin/products', act: over(button(/^Chế độ xem/)) },
  { name: 'state.more', address: '/admin/products', act: over(button('Khác')) },
  { name: 'state.import', address: '/admin/products', act: inDialog(button('Khác'), menuItem('Nhập từ Excel')) },
  { name: 'state.trash', address: '/admin/products', act: inDialog(button('Khác'), menuItem('Thùng rác')) },
  { name: 'state.row-menu', address: '/admin/products', act: over(button(/^Thao tác với/)) },
  { name: 'state.delete', address: '/admin/products', act: inDialog(button(/^Thao tác với/), menuItem('Xóa')) },
  {
    name: 'state.chosen-rows',
    address: '/admin/products',
    act: until('section[aria-label="Thao tác với các dòng đã chọn"]', async (page) =>
      page.getByRole('checkbox').first().check(),
    ),
    sizes: [WIDE],
  },
  {
    name: 'state.palette',
    address: '/admin/home',
    act: until('[role=group][aria-label="Dữ liệu"]', keys('Control+k'), async (page) =>
      page.keyboard.type('ga tien yen'),
    ),
  },
  { name: 'state.help', address: '/admin/home', act: inDialog(keys('?')) },
  { name: 'state.bell', address: '/admin/home', act: over(button(/^Thông báo/)) },
  { name: 'state.account', address: '/admin/home', act: over(button(/^Tài khoản/)) },
  { name: 'state.menu', address: '/admin/home', act: inDialog(button('Mở menu')), sizes: [NARROW] },
  { name: 'state.form-errors', address: '/admin/products/create', act: until('[aria-invalid=true]', button('Lưu')) },
  {
    name: 'state.leave',
    address: '/admin/system/product-units/create',
    act: inDialog(
      async (page) => page.getByLabel('Tên đơn vị').fill('tạ'),
      async (page) => page.getByRole('link', { name: 'Đơn vị tính' }).first().click(),
    ),
    sizes: [WIDE],
  },
  { name: 'state.calendar', address: '/admin/culture/batches/create', act: over(button('Mở lịch')) },
  {
    name: 'state.picker',
    address: '/admin/products/create',
    act: over(async (page) => page.getByRole('combobox', { name: 'Cơ sở sản xuất' }).click()),
  },
  { name: 'state.drawer', address: '/admin/general/videos', act: inDialog(link('Thêm mới')) },
  {
    name: 'state.approve',
    address: '/admin/manufactures?approval_status=pending',
    act: inDialog(button(/^Thao tác với/), menuItem('Duyệt')),
  },
  {
    name: 'state.activate',
    address: `/admin/general/stamps/${rows['printed']}/detail`,
    act: inDialog(button('Kích hoạt tem')),
  },
  {
    name: 'state.recall',
    address: `/admin/origin/traces/${rows['traces']}/detail`,
    act: inDialog(button(/^Thao tác với/), menuItem('Thu hồi')),
  },
  { name: 'state.order', address: `/admin/origin/traces/${rows['traces']}/detail`, act: inDialog(link('Đặt tem')) },
]
