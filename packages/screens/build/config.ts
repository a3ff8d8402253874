import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { compress } from './compress.ts'
import { groupsOf } from './groups.ts'
import type { Parts } from './groups.ts'
import { noCircles } from './no-circles.ts'
import { plainScripts } from './plain-scripts.ts'
import { workerScript } from './worker-script.ts'

/**
 * Chunks of the first screen, built as classic scripts, which browsers cache in compiled form. Browsers that know the
 * magic comment `allFunctionsCalledOnLoad` compile them completely, off the main thread, on the first visit; others
 * ignore it.
 */
const plain = new Set(['rolldown-runtime', 'boot', 'react', 'index', 'definitions', 'admin'])
const isPlain = (file: string) => plain.has(/^assets\/(.+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? '')

/**
 * Configuration that builds the screens of a product, and serves them in development together with a server at
 * `API_URL`. `served` lists further paths that the product's server answers.
 */
export const screensBuild = (parts: Parts, served: readonly string[] = []): UserConfig => ({
  plugins: [react(), noCircles, plainScripts(plain), workerScript, compress],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !isPlain(file)) },
    manifest: 'manifest.json',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: groupsOf(parts) },
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        postBanner: ({ name }) => (plain.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/files', ...served].map((path) => [path, process.env['API_URL'] ?? 'http://127.0.0.1:3000']),
    ),
  },
})
