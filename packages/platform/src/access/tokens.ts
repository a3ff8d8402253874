import { createHash, randomBytes } from 'node:crypto'

/**
 * A random secret that is handed out once: a session (`cn_…`), a reset (`cnr_…`), a link (`cnl_…`), a subscribed calendar (`cnc_…`).
 * The prefix lets scanners for leaked secrets recognise it.
 */
export const newToken = (prefix: 'cn' | 'cnr' | 'cnl' | 'cnc'): string =>
  `${prefix}_${randomBytes(32).toString('base64url')}`

/** SHA-256 of a token: the database stores nothing else of it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
