import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

const server = process.env['API_URL'] ?? 'http://127.0.0.1:3000'
const brotli = promisify(brotliCompress)

/** Puts its brotli beside each text, as small as it gets, so that the server need only hand it out. */
const compress: Plugin = {
  name: 'compress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css|svg)$/.test(fileName))
    await Promise.all(texts.map(async (file) => {
      const text = file.type === 'chunk' ? file.code : file.source
      const small = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
      await writeFile(join(dir, `${file.fileName}.br`), small)
    }))
  },
}

/** What is fetched together stands together: React and its router, which change seldom, the definitions, and all that draws a list. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\// },
  { name: 'definitions', includeDependenciesRecursively: false, test: /packages\/domain\/src\/(?!parse|format|dates|permission|gs1|importable|stamp-layout|geodesic-area|printer-link|production-plan|order-overdue)/ },
  {
    name: 'list',
    includeDependenciesRecursively: false,
    test: /admin\/src\/(screens\/(list-|open-job|columns\.|column-layout|use-columns|tool-popover|saved-views|empty-list|names|pager|row-(?!menu-view)|entry|download)|fields\/(cells|.*-cells?|.*filters?|options|toggle|status|day-text|number-text|boundary\.))/,
  },
]

export default defineConfig({
  plugins: [react(), compress],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { proxy: Object.fromEntries(['/api', '/files', '/huong-dan', '/t/', '/s/', '/01/'].map((path) => [path, server])) },
})
