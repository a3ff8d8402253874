/** Key of a name: names with the same one are the same. Case, spaces and how accents are encoded do not count. */
export const nameKey = (name: string): string => name.normalize().replace(/\s+/g, ' ').trim().toLowerCase()
