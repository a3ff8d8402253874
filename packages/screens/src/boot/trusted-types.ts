interface Rules {
  createHTML(html: string): string
  createScriptURL?(url: string): string
}

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }

/** Script addresses of our own build. */
const OWN = /^\/(assets\/[\w.-]+|worker\.js)$/

/** Markup that our own code has sanitised and is passing to a library. */
let cleaned: string | null = null

/**
 * Makes the policy accept this markup the next time it occurs. Only for markup sanitised by our own lists of
 * elements.
 */
export function letThroughOnce(html: string): string {
  cleaned = html
  return html
}

/**
 * Trusted Types policy, which the page's CSP requires: strings become HTML or script URLs only through it. The
 * component library may write its style elements, which contain no markup; scripts come only from our own build.
 */
export function installDefaultPolicy(): void {
  trustedTypes?.createPolicy('default', {
    createHTML(html) {
      const isCleaned = html === cleaned
      cleaned = null
      if (html.includes('<') && !isCleaned) throw new TypeError('markup from an unknown source')
      return html
    },
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href)
      if (origin !== location.origin || !OWN.test(pathname)) throw new TypeError(`a script from elsewhere: ${url}`)
      return url
    },
  })
}

const articles = trustedTypes?.createPolicy('articles', { createHTML: (html) => html })

/** Marks HTML as trusted. Only for HTML that the server has sanitised, or that is parsed into a document nobody sees. */
export const trustedHtml = (html: string): string => articles?.createHTML(html) ?? html
