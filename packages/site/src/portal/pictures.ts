/** The small version that the server keeps of an uploaded picture. */
export const thumbnailOf = (url: string): string =>
  url.startsWith('/files/') && url.endsWith('.webp') ? url.replace(/\.webp$/, '-thumb.webp') : url
