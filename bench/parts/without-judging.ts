import { registerHooks } from 'node:module'

/** The product as it would be if scans were counted and no label was judged: `node --import` of it. */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/areas/scans/clone-score.ts')) return loaded
    const judging = /(export function withScan\([^{]*\{)/
    const source = String(loaded.source)
    if (!judging.test(source)) throw new Error('There is no `withScan` to leave out')
    return { ...loaded, source: source.replace(judging, '$1 if (known) return known;') }
  },
})
