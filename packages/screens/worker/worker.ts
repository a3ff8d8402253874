/**
 * Caches the page of the administration and the files it names, so that the next visit opens without waiting for the
 * server, even without a connection (decision 19). Caches only the program, never an answer of the API.
 */
declare const self: ServiceWorkerGlobalScope

/** Cache name. The server inserts the program's version here, so that a new version installs a new worker. */
const KEPT = 'program __VERSION__'
const PAGE = '/admin'

/** Requests that browsers with static routing handle without starting the worker. */
const ROUTES = [
  { condition: { urlPattern: '/assets/*' }, source: { cacheName: KEPT } },
  { condition: { urlPattern: '/api/*' }, source: 'network' },
]

interface Installing extends ExtendableEvent {
  addRoutes?(routes: typeof ROUTES): Promise<void>
}

self.addEventListener('install', (event: Installing) => {
  event.waitUntil(Promise.all([keep(), event.addRoutes?.(ROUTES)]).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(isReload(request) ? fetch(request).catch(keptPage) : keptPage())
  else if (new URL(request.url).pathname.startsWith('/assets/')) event.respondWith(kept(request))
})

async function keep(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-store' })
  if (!page.ok) throw new Error(`${PAGE}: ${page.status}`)
  const files = (await page.clone().text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)
  const cache = await caches.open(KEPT)
  await cache.addAll([...new Set([...files].map(([, file]) => file!))])
  await cache.put(PAGE, page)
}

async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== KEPT)
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** A user who reloads a page wants the server's present version. */
const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload'

const kept = async (request: Request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

/** The cached page with a fresh nonce for its style elements, as if the server had just sent it. */
async function keptPage(): Promise<Response> {
  const page = await caches.match(PAGE)
  const policy = page?.headers.get('content-security-policy')
  const nonce = /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
  if (!page || !policy || !nonce) return fetch(PAGE)
  const fresh = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
  const headers = new Headers(page.headers)
  headers.set('content-security-policy', policy.replaceAll(nonce, fresh))
  return new Response((await page.text()).replaceAll(nonce, fresh), { headers })
}
