interface Rules {
  createHTML(html: string): string
  createScriptURL?(url: string): string
}

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }

/** What this server builds, and nothing else of it. */
const OWN = /^\/(assets\/[\w.-]+|worker\.js)$/

/**
 * The page demands trusted types: a string becomes markup or the address of a script only as this allows. The component library may write its
 * style elements, which hold no markup; scripts come from our own build.
 */
export function installDefaultPolicy(): void {
  trustedTypes?.createPolicy('default', {
    createHTML(html) {
      if (html.includes('<')) throw new TypeError('markup from an unknown source')
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

/** Markup that the server has sanitised, and only that. */
export const trustedHtml = (html: string): string => articles?.createHTML(html) ?? html
