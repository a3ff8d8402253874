/** The part of URL that both browsers and Node have; nothing else of it is used here. */
declare const URL: { parse(text: string): Record<'protocol' | 'username' | 'password' | 'hostname', string> | null }

/** Whether a text leads to a page of our own: a path that no browser reads as another host. */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])/.test(text) && !/[\s\\\p{Cc}]/u.test(text)

/**
 * Whether a text is a plain web address: http or https, a host with a dot whose parts are each of one script, no
 * credentials, no characters that change the reading direction, and nothing that URL parsers read in different ways.
 */
export function isWebAddress(text: string): boolean {
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(text) || !/^https?:\/\/[^/?#]/i.test(text)) return false
  const address = URL.parse(text)
  if (address === null || !['http:', 'https:'].includes(address.protocol)) return false
  return (
    address.username === '' &&
    address.password === '' &&
    !text.split(/[/?#]/, 3)[2]!.includes('@') &&
    /^[^.].*\.[^.]+$/.test(address.hostname) &&
    text.split(/[/?#]/, 3)[2]!.split('.').every(isOfOneScript)
  )
}

/** Letters of two scripts in one part of a host are there to look like another host: 'аpple' with a Cyrillic а. */
const isOfOneScript = (part: string): boolean =>
  !/\p{L}/u.test(part) || [/^[\P{L}\p{Script=Latin}]*$/u, /^[\P{L}\P{Script=Latin}]*$/u].some((one) => one.test(part))
