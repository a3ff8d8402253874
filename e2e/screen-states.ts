import type { Page } from '@playwright/test'
import type { Rows } from './screens.ts'
import { NARROW, WIDE } from './open-screen.ts'

export interface ScreenState {
  name: string
  address: string
  /** What a person does to see it. */
  act(page: Page): Promise<void>
  /** Both widths unless said. */
  sizes?: readonly { width: number; height: number }[]
}

const button = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click()
const link = (name: string) => async (page: Page) => page.getByRole('main').getByRole('link', { name }).click()
const menuItem = (name: string | RegExp) => async (page: Page) => page.getByRole('menuitem', { name }).first().click()
const keys = (key: string) => async (page: Page) => page.keyboard.press(key)

/** One after the other, and then until what opened stands there. */
const all = (...acts: ((page: Page) => Promise<void>)[]) => async (page: Page) => {
  for (const act of acts) await act(page)
  await page.waitForTimeout(400)
}

/** States of screens worth a look, each with what brings it about. */
export const statesOf = (rows: Rows): ScreenState[] => [
  { name: 'state.filter', address: '/admin/products', act: all(button(/^Lọc theo\s+Nhóm sản phẩm/)) },
  { name: 'state.filtered', address: '/admin/products?search=ga&approval_status=approved', act: all() },
  { name: 'state.nothing-found', address: '/admin/products?search=khong-co-gi', act: all() },
  { name: 'state.range-filter', address: '/admin/origin/traces', act: all(button(/^Lọc theo\s+Ngày thu hoạch/)) },
  { name: 'state.columns', address: '/admin/products', act: all(button('Cột')) },
  { name: 'state.views', address: '/admin/products', act: all(button(/^Chế độ xem/)) },
  { name: 'state.more', address: '/admin/products', act: all(button('Khác')) },
  { name: 'state.import', address: '/admin/products', act: all(button('Khác'), menuItem('Nhập từ Excel')) },
  { name: 'state.trash', address: '/admin/products', act: all(button('Khác'), menuItem('Thùng rác')) },
  { name: 'state.row-menu', address: '/admin/products', act: all(button(/^Thao tác với/)) },
  { name: 'state.delete', address: '/admin/products', act: all(button(/^Thao tác với/), menuItem('Xóa')) },
  { name: 'state.chosen-rows', address: '/admin/products', act: all(async (page) => page.getByRole('checkbox').first().check()), sizes: [WIDE] },
  { name: 'state.palette', address: '/admin/home', act: all(keys('Control+k'), async (page) => page.keyboard.type('ga tien yen'), async (page) => page.waitForTimeout(800)) },
  { name: 'state.help', address: '/admin/home', act: all(keys('?')) },
  { name: 'state.bell', address: '/admin/home', act: all(button(/^Thông báo/)) },
  { name: 'state.account', address: '/admin/home', act: all(button(/^Tài khoản/)) },
  { name: 'state.menu', address: '/admin/home', act: all(button('Mở menu')), sizes: [NARROW] },
  { name: 'state.form-errors', address: '/admin/products/create', act: all(button('Lưu')) },
  { name: 'state.leave', address: '/admin/system/product-units/create', act: all(async (page) => page.getByLabel('Tên đơn vị').fill('tạ'), async (page) => page.getByRole('link', { name: 'Đơn vị tính' }).first().click()), sizes: [WIDE] },
  { name: 'state.calendar', address: '/admin/culture/batches/create', act: all(button('Mở lịch')) },
  { name: 'state.picker', address: '/admin/products/create', act: all(async (page) => page.getByRole('combobox', { name: 'Cơ sở sản xuất' }).click()) },
  { name: 'state.drawer', address: '/admin/general/videos', act: all(link('Thêm mới')) },
  { name: 'state.approve', address: '/admin/manufactures?approval_status=pending', act: all(button(/^Thao tác với/), menuItem('Duyệt')) },
  { name: 'state.activate', address: `/admin/general/stamps/${rows['stamps']}/detail`, act: all(button('Kích hoạt tem')) },
  { name: 'state.recall', address: `/admin/origin/traces/${rows['traces']}/detail`, act: all(button('Thu hồi')) },
  { name: 'state.order', address: `/admin/origin/traces/${rows['traces']}/detail`, act: all(link('Đặt tem')) },
]
