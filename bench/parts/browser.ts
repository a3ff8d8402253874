import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'

const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', ...quiet],
  })

/**
 * A fresh browser context, signed in if a token is given. `keeps: false` blocks the service worker, so that every
 * download can be weighed.
 */
export async function newcomer(browser: Browser, token: string | null, { keeps = true } = {}): Promise<BrowserContext> {
  const serviceWorkers = keeps ? 'allow' : 'block'
  const context = await browser.newContext({
    serviceWorkers,
    viewport: { width: 1440, height: 900 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  })
  if (token) await context.addInitScript((kept) => localStorage.setItem('token', kept), token)
  return context
}

const QUIET = 1_000

/**
 * Sums the bytes, as sent, of the counted scripts and styles that a page fetches from now on; waits until no more
 * come. Files from the browser's cache count as 0; their reported size is negative.
 */
export function weigh(page: Page, isCounted = (_address: string) => true): () => Promise<number> {
  const sizes: Promise<number>[] = []
  let last = performance.now()
  page.on('request', () => (last = performance.now()))
  page.on('requestfinished', (request) => {
    last = performance.now()
    if (isCounted(request.url()) && ['script', 'stylesheet'].includes(request.resourceType()))
      sizes.push(request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)))
  })
  return async () => {
    while (performance.now() - last < QUIET) await page.waitForTimeout(100)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
}

/** An old office computer on a slow line: a quarter of the speed, 1.6 Mbps, 150 ms away. */
export async function slowDown(page: Page, { line = true } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!line) return
  const throughput = 1_600_000 / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/**
 * Returns how many ms after the start of the navigation an element matching `selector` was first painted. The page
 * watches for it itself, so that polling does not slow it.
 */
export async function whenSeen(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return
      watcher.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => Object.assign(window, { seenAt: performance.now() }))
        port1.start()
        port2.postMessage(null)
      })
    })
    watcher.observe(document, { childList: true, subtree: true })
  }, selector)
  return async () => {
    const seen = await page.waitForFunction(() => (window as unknown as { seenAt?: number }).seenAt, null, {
      polling: 500,
    })
    return (await seen.jsonValue())!
  }
}

/** Times in ms from each key or click of `act` until the page showed its effect; anything below 16 counts as 16. */
export async function responses(page: Page, count: number, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const seen: { start: number; took: number }[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.push({ start: startTime, took: duration })
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act()
  await page.waitForTimeout(500)
  const slowest = await page.evaluate(() => {
    const byMoment = new Map<number, number>()
    for (const { start, took } of (window as unknown as { seen: { start: number; took: number }[] }).seen)
      byMoment.set(start, Math.max(byMoment.get(start) ?? 0, took))
    return [...byMoment.values()]
  })
  return [...slowest, ...Array<number>(Math.max(0, count - slowest.length)).fill(16)]
}

export const percentile = (values: number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!
}
