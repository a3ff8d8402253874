import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { minify, transformWithOxc } from 'vite'
import type { Plugin } from 'vite'

const file = resolve(import.meta.dirname, '../worker/worker.ts')

/** Build plugin for the service worker that caches the program: a file of its own, whose name never changes. */
export const workerScript: Plugin = {
  name: 'worker-script',
  apply: 'build',
  async generateBundle() {
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: (await minify(file, code)).code })
  },
}
