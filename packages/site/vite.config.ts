import { defineConfig } from 'vite'

/**
 * Bundles the server's part into one file; files for browsers go to dist/site, under names that change with the
 * content.
 */
export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    ssrEmitAssets: true,
    assetsDir: 'site',
    assetsInlineLimit: 0,
    minify: true,
    cssTarget: ['chrome90', 'safari14'],
  },
  worker: { format: 'es' },
  ssr: { noExternal: true },
  // Regardless of NODE_ENV, since React's development build draws only a tenth as many pages a second.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
})
