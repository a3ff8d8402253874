import type { Media } from '@trace/define/kinds/index.ts'
import type { Picture } from '@trace/domain/areas/scans/public-trace.ts'

/** An image with its thumbnail. */
export const pictureOf = ({ url, caption }: Media): Picture => ({
  url,
  thumbnail_url: url.startsWith('/files/') && url.endsWith('.webp') ? url.replace(/\.webp$/, '-thumb.webp') : null,
  caption: caption || null,
})
