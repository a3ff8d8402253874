import iconUrl from './icon.svg?url'

export type { Contact, Letter } from './contact-page.tsx'
export * from './draw-pages.tsx'
export * from './pin-answer.ts'
export * from './public-trace.ts'
export * from './scan-answer.ts'

/** What the pages ask for beside pictures: the folder, and where to serve it. Names change with the content: cache them for good. */
export const siteAssets = { prefix: '/site/', folder: new URL('./site/', import.meta.url), icon: iconUrl }
