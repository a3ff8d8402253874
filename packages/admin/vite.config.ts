import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './build/compress.ts'
import { groups } from './build/groups.ts'
import { noCircles } from './build/no-circles.ts'
import { plainScripts } from './build/plain-scripts.ts'
import { workerScript } from './build/worker-script.ts'

const server = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

/**
 * What a first screen is drawn with: plain scripts, which browsers keep compiled. Those that know the remark compile them whole, beside the main thread, the
 * first time; to the others it is a comment.
 */
const plain = new Set(['rolldown-runtime', 'boot', 'react', 'index', 'definitions', 'admin'])
const isPlain = (file: string) => plain.has(/^assets\/(.+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? '')

export default defineConfig({
  plugins: [react(), noCircles, plainScripts(plain), workerScript, compress],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !isPlain(file)) },
    manifest: 'manifest.json',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        postBanner: ({ name }) => (plain.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/files', '/huong-dan', '/t/', '/s/', '/01/'].map((path) => [path, server])),
  },
})
