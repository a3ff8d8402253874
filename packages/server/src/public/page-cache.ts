/** Maximum bytes of cached pages. */
const MOST_BYTES = 32_000_000
/**
 * Lifetime of a page in milliseconds. Other servers are notified when names of places, units or stages change, but a
 * notification may be lost.
 */
const LIFETIME = 30_000

interface CachedPage<Page> {
  page: Promise<Page>
  bytes: number
  at: number
}

/**
 * Cache of drawn pages; the least recently requested are dropped first. The key contains everything that a page
 * depends on, so no invalidation is needed: the old key is simply not requested again. Simultaneous requests share
 * one drawing.
 */
export class PageCache<Page extends { bytes: number }> {
  readonly #kept = new Map<string, CachedPage<Page>>()
  #bytes = 0
  readonly #most: number

  constructor(most = MOST_BYTES) {
    this.#most = most
  }

  get bytes(): number {
    return this.#bytes
  }

  async get(key: string, draw: () => Promise<Page>): Promise<Page> {
    const found = this.#kept.get(key)
    if (found && performance.now() - found.at < LIFETIME) {
      this.#kept.delete(key)
      this.#kept.set(key, found)
      return found.page
    }
    this.#forget(key)
    const one: CachedPage<Page> = { page: draw(), bytes: 0, at: performance.now() }
    this.#kept.set(key, one)
    try {
      const page = await one.page
      if (this.#kept.get(key) === one) this.#weigh(one, page.bytes)
      return page
    } catch (error) {
      if (this.#kept.get(key) === one) this.#forget(key)
      throw error
    }
  }

  #weigh(one: CachedPage<Page>, bytes: number): void {
    one.bytes = bytes
    this.#bytes += bytes
    for (const key of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break
      this.#forget(key)
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}
