const sized = (url: string, size: string): string =>
  url.startsWith('/files/') && url.endsWith('.webp') ? url.replace(/\.webp$/, `-${size}.webp`) : url

/** Address of the square thumbnail that the server keeps of an uploaded picture. */
export const thumbnailOf = (url: string): string => sized(url, 'thumb')

/** Address of the whole picture in the size for phones, small enough for a slow connection. */
export const smallOf = (url: string): string => sized(url, 'small')
