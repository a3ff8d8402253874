import { registerHooks } from 'node:module'

/** Changes the product so that it counts scans but judges no label; load this file with `node --import`. */
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
