import { expect } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import type { Api } from './fixtures.ts'
import { openScreen, settle } from './open-screen.ts'
import { ADMIN } from './product.ts'

/** A public page, and how to open it. */
export interface PublicPage {
  name: string
  address: string
  open(page: Page, address: string): Promise<void>
  /** Undoes the effects of `open` on the platform. */
  leave?(): Promise<unknown>
}

/** The page of a label after a PIN was entered, in each state. */
export async function pinStates(api: Api): Promise<PublicPage[]> {
  const { code, pin } = await printedLabel(api)
  const address = `/s/${code}`
  const wrong = pin === '000000' ? '000001' : '000000'
  const again: PublicPage['open'] = async (page, address) => {
    await enter(pin, /Tem chính hãng|đã được dùng trước đó/)(page, address)
    await enter(pin, 'Mã PIN đúng, nhưng đã được dùng trước đó')(page, address)
  }
  return [
    { name: 'public.pin-wrong', address, open: enter(wrong, 'Mã PIN không đúng') },
    { name: 'public.pin-right', address, open: enter(pin, 'Tem chính hãng') },
    { name: 'public.pin-again', address, open: again },
  ]
}

/**
 * A printed label with its PIN, another one each time: tries are counted per label, and the page tells the first
 * right one from later ones.
 */
async function printedLabel(api: Api): Promise<{ code: string; pin: string }> {
  const [stamp] = (await api('GET', '/stamps?status=activated&stamp_type=qr_secure&length=1')).data.entries
  const [run] = (await api('GET', `/stamp-statistics?stamp_id=${stamp!.id}&length=1`)).data.entries
  const { pins, qr_text } = (await api('GET', `/stamp-statistics/${run!.id}/print`)).data.entry
  const place = Date.now() % pins.length
  return { code: qr_text[place]!.split('/').at(-1)!, pin: pins[place]! }
}

const enter =
  (pin: string, answer: string | RegExp): PublicPage['open'] =>
  async (page, address) => {
    await page.goto(address)
    await page.getByLabel('Mã PIN dưới lớp phủ').fill(pin)
    await page.getByRole('button', { name: 'Kiểm tra mã PIN' }).click()
    await expect(page.getByRole('status')).toContainText(answer)
    await settle(page)
  }

/** The page of a label while its producer is suspended. */
export function suspendedState(api: Api, code: string, producer: number): PublicPage {
  const change = (is_active: boolean) =>
    api('PUT', `/manufactures/${producer}/change-status`, { is_active, reason: 'Chưa nộp lại giấy chứng nhận' })
  return {
    name: 'public.label-suspended',
    address: `/s/${code}`,
    async open(page, address) {
      await change(false)
      await openUntil(page, address, 'Sản phẩm đang tạm dừng')
    },
    leave: () => change(true),
  }
}

/** The pages shown at the address of a label while the platform cannot show the label. */
export function pauseStates(api: Api, code: string): PublicPage[] {
  const address = `/s/${code}`
  const maintain = async (maintenance_mode: boolean) => {
    const { entry } = (await api('GET', '/configs/information')).data
    return api('PUT', '/configs/information', { ...entry, maintenance_mode, current_password: ADMIN.password })
  }
  return [
    {
      name: 'public.failure',
      address,
      async open(page) {
        await page.route(`**${address}`, unreadable, { times: 1 })
        await openScreen(page, address)
        await expect(page.getByRole('heading', { name: 'Hệ thống đang gián đoạn' })).toBeVisible()
      },
    },
    {
      name: 'public.maintenance',
      address,
      async open(page) {
        await maintain(true)
        await openUntil(page, address, 'Hệ thống đang bảo trì')
      },
      leave: () => maintain(false),
    },
  ]
}

/** Sends a request with a content type that the pages do not accept; it is answered like a defect. */
const unreadable = (route: Route): Promise<void> =>
  route.continue({
    method: 'POST',
    headers: { ...route.request().headers(), 'content-type': 'application/json' },
    postData: '{}',
  })

/** Opens a page again and again until it shows a recent change. */
const openUntil = (page: Page, address: string, heading: string): Promise<void> =>
  expect(async () => {
    await openScreen(page, address)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 500 })
  }).toPass()
