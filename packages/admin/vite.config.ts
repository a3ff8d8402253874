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

const domain = 'packages/domain/src/'
const admin = 'packages/admin/src/'
const icons = 'node_modules/@tabler/icons-react/dist/esm/icons/'

/** What the sign-in screens and the lists both stand on. */
const basics = [`${domain}(parse|format|dates|permission)\\.`, 'components/(TextInput|InputBase|ActionIcon)/', `${admin}shell/(brand|handle)\\.`]
/** Rules that only their own pages go by. */
const rules = 'gs1|application-|digital-link|element-|importable|stamp-layout|printer-link|production-plan'
/** What leads to every screen, and what draws a list. */
const ofLists = [
  `${admin}admin-routes\\.`,
  `${admin}screens/(list-|open-job|columns\\.|column-layout|use-columns|tool-popover|saved-views|empty-list|names|pager|row-(?!menu-view)|entry|download|addresses|resource-routes)`,
  `${admin}fields/(cells|.*-cells?|.*filters?|options|toggle|switch-toggle|status|day-text|number-text|boundary\\.|field-view|upload)`,
  `${admin}(guard|load\\.|lazy-part|shell/(page|overlay|menu\\.)|pages/(agricultural-data|images|production-plans)/words|pages/production-plans/plan\\.)`,
  `${icons}Icon(Arrow(Up|Down|sSort)|ChevronLeft|Dots|Download|Plus|Columns3|Stack2|SearchOff|Refresh|Bookmark|Paperclip|BuildingStore|Qrcode)\\.`,
]

/** What every form is made of. */
const ofForms = [
  `${admin}screens/(form\\.|form-(screen|state)|draft|use-(draft|send)|conflict\\.)`,
  `${admin}fields/(inputs|input-frame|initial-values|(text|boundary)-inputs?|(choice|day|flag|number|reference|successor)-input|rich-text-loader|create-in-place)\\.`,
  `${admin}shell/use-near`,
]

/** What is fetched together stands together: each file more is another wait on a slow line. */
const chunks = [
  { name: 'ahead', test: new RegExp(`${admin}((start-)?ahead|token)\\.`) },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\// },
  { name: 'start', tags: ['$initial'] },
  { name: 'basics', test: new RegExp(basics.join('|')) },
  { name: 'definitions', test: new RegExp(`${domain}(?!${rules})`) },
  { name: 'admin', test: new RegExp(ofLists.join('|')) },
  { name: 'form', includeDependenciesRecursively: false, test: new RegExp(ofForms.join('|')) },
]

/** What is run whole to draw the first screen: browsers that know the remark compile it beside the main thread, and not piece by piece on it. */
const atOnce = new Set(['index', 'react', 'admin', 'definitions'])

export default defineConfig({
  plugins: [react(), compress],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: chunks }, postBanner: ({ name }) => (atOnce.has(name) ? '//# allFunctionsCalledOnLoad' : '') } },
  },
  server: { proxy: Object.fromEntries(['/api', '/files', '/huong-dan', '/t/', '/s/', '/01/'].map((path) => [path, server])) },
})
