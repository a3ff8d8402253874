/** The part of URL that browsers and Node share; nothing else of it is used here. */
declare const URL: { parse(text: string): Record<'protocol' | 'username' | 'password' | 'hostname', string> | null }

/**
 * Whether a text is a plain web address: http or https, a host with a dot, no credentials, and nothing that URL parsers
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
