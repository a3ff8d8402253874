/** Thumbnail of a picture, created by the server at its upload. */
export const thumbnailOf = (url: string): string => url.replace(/^(\/files\/.+)\.webp$/, '$1-thumb.webp')
