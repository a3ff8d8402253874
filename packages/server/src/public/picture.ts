import type { Media } from '@trace/domain'
import type { Picture } from '@trace/site'

/** A picture with the small one that was made of it when it was uploaded. */
export const pictureOf = ({ url, caption }: Media): Picture => ({
  url,
  thumbnail_url: url.startsWith('/files/') && url.endsWith('.webp') ? url.replace(/\.webp$/, '-thumb.webp') : null,
  caption: caption || null,
})
