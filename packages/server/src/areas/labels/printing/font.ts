import { fileURLToPath } from 'node:url'

/** Be Vietnam Pro, which has every Vietnamese letter as one glyph: texts are to be composed (NFC). */
export const fontFile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf'),
)
