import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { firstOf } from './chain.ts'
import type { ListPath } from './chain.ts'
import { expect, test } from './fixtures.ts'
import { openScreen, settle } from './open-screen.ts'
import { findRows } from './rows-to-show.ts'
import type { Rows } from './screens.ts'

/** Folder of the pictures of the user guide; this file takes them, so that they show the product as it is. */
const FOLDER = join(import.meta.dirname, '../docs/images/huong-dan')
const WIDTH = 1200
const wanted = (process.env['SHOTS'] ?? '').split(',').filter(Boolean)

interface Picture {
  name: string
  address: string
  height?: number
  act?(page: Page): Promise<void>
}

const press = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click()

const picturesOf = (rows: Rows): Picture[] => [
  { name: 'danh-sach', address: '/admin/products?sort_by=code&sort_dir=asc' },
  {
    name: 'bo-loc',
    address: '/admin/products?sort_by=code&sort_dir=asc',
    height: 480,
    act: async (page) => {
      await press('Lọc')(page)
      await page.getByRole('menuitem', { name: 'Nhóm sản phẩm' }).click()
      await page.getByRole('dialog', { name: 'Lọc theo Nhóm sản phẩm' }).waitFor()
    },
  },
  {
    name: 'nhap-tu-excel',
    address: '/admin/system/product-units',
    height: 560,
    act: async (page) => {
      await press('Khác')(page)
      await page.getByRole('menuitem', { name: 'Nhập từ Excel' }).click()
    },
  },
  { name: 'duyet-co-so', address: `/admin/manufactures/${rows['waiting']}/detail` },
  { name: 'vung-san-xuat', address: `/admin/material-areas/${rows['material-areas']}/detail` },
  { name: 'san-pham', address: `/admin/products/${rows['products']}/detail` },
  { name: 'quy-trinh', address: `/admin/culture/processes/${rows['processes']}/detail` },
  { name: 'lo-san-xuat', address: `/admin/culture/batches/${rows['batches']}/detail` },
  { name: 'nhat-ky', address: `/admin/diaries/${rows['diaries']}/detail` },
  { name: 'ho-so-truy-xuat', address: `/admin/origin/traces/${rows['traces']}/detail`, height: 900 },
  { name: 'dat-tem', address: `/admin/origin/orders/${rows['asked']}/view` },
  { name: 'in-tem', address: `/admin/general/stamps/${rows['stamps']}/detail` },
  { name: 'luot-quet', address: '/admin/origin/scan-statistics' },
  { name: 'ke-hoach-san-xuat', address: `/admin/production-plan/publish/detail/${rows['issued']}` },
  { name: 'du-lieu-nong-nghiep', address: '/admin/general/agricultural_data/product_plants/quick-entry' },
  { name: 'bai-viet', address: `/admin/general/articles/${rows['articles']}/edit` },
  { name: 'hinh-anh', address: '/admin/general/images' },
  { name: 'tai-khoan', address: '/admin/general/users' },
  { name: 'phan-quyen', address: `/admin/system/permissions?role=${rows['officer']}` },
  { name: 'nhat-ky-he-thong', address: '/admin/system/logs' },
  { name: 'cau-hinh', address: '/admin/system/configurations/information' },
]

/** Takes a picture with 96 colours, which are enough for a screen and make the file a third as large. */
async function take(page: Page, { name, address, act, height = 760 }: Picture): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height })
  await openScreen(page, address)
  await act?.(page)
  await settle(page)
  await page.waitForTimeout(500)
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 96, effort: 9, compressionLevel: 9 })
    .toFile(join(FOLDER, `${name}.png`))
}

test.use({ colorScheme: 'light' })

test('the pictures of the user guide', async ({ page, api, signIn, provoke }) => {
  provoke(/./)
  mkdirSync(FOLDER, { recursive: true })
  const first = (path: ListPath) => firstOf(api, path)
  const waiting = await first('/manufactures?approval_status=pending&length=1')
  const asked = await first('/orders?status=pending&sort_by=id&sort_dir=asc&length=1')
  const officer = await first('/roles?search=can%20bo%20xa&length=1')
  const pictures = picturesOf({ ...(await findRows(api)), waiting, asked, officer }).filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  )
  if (wanted.length === 0 || wanted.includes('dang-nhap'))
    await take(page, { name: 'dang-nhap', address: '/auth/login', height: 640 })
  await signIn()
  for (const picture of pictures) await expect.soft(take(page, picture), picture.name).resolves.toBeUndefined()
})
