import { createHash, randomBytes } from 'node:crypto'

/** A secret to hand out once: a session (`cn_…`), a reset (`cnr_…`), a link. The prefix lets scanners of leaked secrets know it. */
export const newToken = (prefix: 'cn' | 'cnr' | 'cnl'): string => `${prefix}_${randomBytes(32).toString('base64url')}`

/** All that the database keeps of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
