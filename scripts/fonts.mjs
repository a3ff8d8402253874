import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * Writes the fonts of the public pages with the letters of Vietnamese and English only, and without hinting for
 * screens of low resolution. Run `npm run fonts` after a new release of the font.
 */
const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

const letters = [
  between(0x20, 0x7e),
  'ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯư',
  between(0x1ea0, 0x1ef9),
  '\u0300\u0301\u0303\u0309\u0323',
  '\u00a0«»‹›‘’“”„–—…•·′″°²³½±×÷−≤≥←→↑↓§©®™µ₫€',
].join('')

const fonts = [
  [400, '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf'],
  [700, '@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf'],
]
const licence = '@expo-google-fonts/be-vietnam-pro/LICENSE_FONT'
const pathOf = (name) => fileURLToPath(import.meta.resolve(name))
const target = join(import.meta.dirname, '../packages/site/src/fonts')

for (const [weight, name] of fonts) {
  const bytes = await subsetFont(readFileSync(pathOf(name)), letters, { targetFormat: 'woff2', noHinting: true })
  writeFileSync(join(target, `be-vietnam-pro-${weight}.woff2`), bytes)
  console.log(`${weight}: ${bytes.length} bytes`)
}
copyFileSync(pathOf(licence), join(target, 'OFL.txt'))
