/** Name of the product, from its page. */
export const productName = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''

/** Address of the product's logo, from its page. */
export const mark = document.querySelector<HTMLImageElement>('img[data-mark]')?.src
