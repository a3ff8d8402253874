/** What the product is called, as its page says. */
export const brand = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
