// own process: reads the browser's storage before any other module runs
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { productUnits } from '@trace/domain/areas/catalogue/product-units.ts'
import { resources } from '@trace/domain/menu.ts'
import { close, openScreen, waitFor } from './open-screen.ts'
import { pageOf } from './sample-rows.ts'

const { drawLastFrame, shapeOf } = await import('@trace/screens/boot/last-frame.ts')
const { expireSession } = await import('@trace/screens/app/session.ts')
const { keepToken } = await import('@trace/screens/boot/token.ts')

const address = `/admin/${productUnits.screen}`
const answers = { 'GET /product-units': pageOf([]) }
const page = `
  <div class="outlines-menu"><i></i><i></i></div><div class="outlines-top"></div><div class="outlines-screen"></div>`

afterEach(close)

/**
 * Opens a screen until its frame is stored, then draws the page as the server sends it, before the program has
 * loaded.
 */
async function reload(meanwhile = () => {}): Promise<{ menu: string[]; user: string; shape: string | undefined }> {
  await openScreen(address, answers)
  await waitFor(() => assert.ok(localStorage.getItem('frame')))
  meanwhile()
  document.body.innerHTML = page
  drawLastFrame()
  const textIn = (place: string) => document.querySelector(place)?.textContent ?? ''
  const menu = [...document.querySelectorAll('.outlines-menu *')].map((line) => line.textContent)
  const { shape } = document.querySelector<HTMLElement>('.outlines-screen')!.dataset
  return { menu, user: textIn('.outlines-top'), shape }
}

test('who comes back sees the menu and the own name before the program is there', async () => {
  const { menu, user, shape } = await reload()
  assert.equal(menu[0], 'Trang chủ')
  assert.ok(menu.includes('Hệ thống'))
  assert.ok(menu.includes(productUnits.plural))
  assert.ok(user)
  assert.equal(shape, 'list')
})

test('only the group of the present address is open', async () => {
  const { menu } = await reload()
  assert.ok(!menu.includes(resources.find(({ name }) => name === 'articles')!.plural))
})

test('a session that expired, a sign-in of somebody else and a sign-out leave nothing of it', async () => {
  for (const end of [expireSession, () => keepToken('of somebody else', true), () => localStorage.clear()]) {
    const { menu, user } = await reload(end)
    assert.deepEqual([menu, user], [['', ''], ''])
  }
})

test('what somebody has written into the storage is drawn as text', async () => {
  const { user } = await reload(() =>
    localStorage.setItem('frame', JSON.stringify({ name: '<b>Lan</b>', groups: [{ label: '<i>', entries: [] }] })),
  )
  assert.equal(user, '<b>Lan</b>')
})

test('outlines have the shape of the screen that comes', () => {
  for (const [at, shape] of [
    ['/admin/home', 'home'],
    ['/admin/products', 'list'],
    ['/admin/products/create', 'form'],
    ['/admin/products/3/edit', 'form'],
    ['/admin/origin/traces/5/detail', 'record'],
    ['/admin/origin/orders/5/view', 'record'],
  ] as const)
    assert.equal(shapeOf(at), shape)
})

test('a refusal that comes late leaves the session alone that somebody began meanwhile in another tab', async () => {
  await openScreen(address, answers)
  localStorage.setItem('token', 'of another tab')
  expireSession()
  assert.equal(localStorage.getItem('token'), 'of another tab')
})
