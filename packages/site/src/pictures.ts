const sized = (url: string, size: string): string =>
  url.startsWith('/files/') && url.endsWith('.webp') ? url.replace(/\.webp$/, `-${size}.webp`) : url

/** The square that the server keeps of an uploaded picture. */
export const thumbnailOf = (url: string): string => sized(url, 'thumb')

/** The whole picture in the size that phones draw it, light enough for a slow line. */
export const smallOf = (url: string): string => sized(url, 'small')
