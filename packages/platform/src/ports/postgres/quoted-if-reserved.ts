/** SQL keywords that are allowed as field names. */
const RESERVED = new Set([
  'group',
  'order',
  'user',
  'from',
  'to',
  'default',
  'check',
  'table',
  'column',
  'end',
  'limit',
  'offset',
  'primary',
  'references',
  'when',
])

/** Quotes a column name if it is a keyword. */
export const quotedIfReserved = (name: string): string => (RESERVED.has(name) ? `"${name}"` : name)
