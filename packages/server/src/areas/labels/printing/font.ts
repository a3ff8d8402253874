import { fileURLToPath } from 'node:url'

/** Be Vietnam Pro has every Vietnamese letter as one glyph: normalise texts to composed form (NFC). */
export const fontFile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf'),
)
