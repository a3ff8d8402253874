/** What browsers and Node alike have; the rest of neither is used here. */
declare const URL: { parse(text: string): Record<'protocol' | 'username' | 'password' | 'hostname', string> | null }

/**
 * An address of the web as somebody means it: http or https, a host with a dot, no name or password before it, and nothing that programs
 * read in different ways.
 */
export function isWebAddress(text: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(text) || !/^https?:\/\/[^/?#]/i.test(text)) return false
  const address = URL.parse(text)
  if (address === null || !['http:', 'https:'].includes(address.protocol)) return false
  return (
    address.username === '' &&
    address.password === '' &&
    !text.split(/[/?#]/, 3)[2]!.includes('@') &&
    /^[^.].*\.[^.]+$/.test(address.hostname)
  )
}
