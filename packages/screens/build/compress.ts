import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)

/** Compresses each text file with brotli at the highest level when building, so that the server only has to send it. */
export const compress: Plugin = {
  name: 'compress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.values(bundle).filter(({ fileName }) => /^assets\/.*\.(js|css|svg)$/.test(fileName))
    await Promise.all(
      texts.map(async (file) => {
        const text = file.type === 'chunk' ? file.code : file.source
        const small = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
        await writeFile(join(dir, `${file.fileName}.br`), small)
      }),
    )
  },
}
