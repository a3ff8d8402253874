import iconUrl from './icon.svg?url'

export { MOST_COUNTED } from './site-data.ts'
export type { Contact, ContactFormState } from './contact-page.tsx'
export * from './draw-pages.tsx'
export * from './draw-portal.tsx'
export { escaped, isPlainSerial, ownLinesOf } from './page-template.ts'
export type { OwnLines, PageTemplate } from './page-template.ts'
export * from './pin-answer.ts'
export * from './scan-answer.ts'
export * from './site-data.ts'
export { verdictTitle } from './verdict-words.ts'
export type { Language } from './words.ts'

/** Static assets of the pages: their folder and URL prefix. File names contain a content hash: cache them forever. */
export const siteAssets = { prefix: '/site/', folder: new URL('./site/', import.meta.url), icon: iconUrl }
