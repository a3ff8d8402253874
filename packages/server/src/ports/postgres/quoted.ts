/** Words of SQL that a field may be called all the same. */
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

/** A name of a definition as SQL takes it. */
export const quoted = (name: string): string => (RESERVED.has(name) ? `"${name}"` : name)
