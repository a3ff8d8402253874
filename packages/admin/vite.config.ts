import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './build/compress.ts'
import { plainScripts } from './build/plain-scripts.ts'
import { workerScript } from './build/worker-script.ts'

const server = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

const domain = 'packages/domain/src/'
const admin = 'packages/admin/src/'
const icons = 'node_modules/@tabler/icons-react/dist/esm/icons/'

/** What the sign-in screens and the lists both stand on. */
const basics = [
  `${domain}\\w+/(parse|format|dates|permission)\\.`,
  'components/(TextInput|InputBase|ActionIcon)/',
  `${admin}ui/(brand|handle)\\.`,
]
/** Rules that only their own pages go by. */
const rules = 'gs1|application-|digital-link|element-|importable|stamp-layout|printer-link|production-plan'
/** What leads to every screen, and what draws a list. */
const ofLists = [
  `${admin}admin-routes\\.`,
  `${admin}resource/(\\w+/)?(list-|open-job|columns\\.|column-layout|use-columns|tool-popover|saved-views|empty-list|names|pager|row-(?!menu-view)|entry|download|addresses|resource-routes)`,
  `${admin}resource/fields/(cells|.*-cells?|.*filters?|options|toggle|switch-toggle|status|day-text|number-text|boundary\\.|field-view|upload)`,
  `${admin}((app|ui)/(guard|load\\.|lazy-part|page|overlay)|frame/menu\\.|areas/\\w+/(agricultural-data|images|production-plans)/words|areas/plans/production-plans/plan\\.)`,
  `${icons}Icon(Arrow(Up|Down|sSort)|ChevronLeft|Dots|Download|Plus|Columns3|Stack2|SearchOff|Refresh|Bookmark|Paperclip|BuildingStore|Qrcode)\\.`,
]

/** What every form is made of. */
const ofForms = [
  `${admin}resource/form/(form\\.|form-(screen|state)|draft|use-(draft|send)|conflict\\.)`,
  `${admin}resource/fields/(inputs|input-frame|initial-values|(text|boundary)-inputs?|(choice|day|flag|number|reference|successor)-input|rich-text-loader|create-in-place)\\.`,
  `${admin}ui/use-near`,
]

/** What is fetched together stands together: each file more is another wait on a slow line. */
const chunks = [
  { name: 'ahead', test: new RegExp(`${admin}boot/(?!trusted)`) },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\// },
  { name: 'start', tags: ['$initial' as const] },
  { name: 'basics', test: new RegExp(basics.join('|')) },
  { name: 'definitions', test: new RegExp(`${domain}(?!.*/(${rules}))`) },
  { name: 'admin', test: new RegExp(ofLists.join('|')) },
  { name: 'form', includeDependenciesRecursively: false, test: new RegExp(ofForms.join('|')) },
]

/**
 * What a first screen is drawn with: plain scripts, which browsers keep compiled. Those that know the remark compile them whole, beside the main thread, the
 * first time; to the others it is a comment.
 */
const plain = new Set(['rolldown-runtime', 'ahead', 'react', 'index', 'basics', 'definitions', 'admin'])
const isPlain = (file: string) => plain.has(/^assets\/(.+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? '')

export default defineConfig({
  plugins: [react(), plainScripts(plain, 'basics'), workerScript, compress],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !isPlain(file)) },
    manifest: 'manifest.json',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        postBanner: ({ name }) => (plain.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/files', '/huong-dan', '/t/', '/s/', '/01/'].map((path) => [path, server])),
  },
})
