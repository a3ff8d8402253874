/** What the product is called, as its page says. */
export const brand = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''

/** The mark of the product, as its page names it. */
export const mark = document.querySelector<HTMLImageElement>('img[data-mark]')?.src
