interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string; createScriptURL(url: string): string }): unknown
}

/** What this server builds, and nothing else of it. */
const OWN = /^\/(assets\/[\w.-]+|worker\.js)$/

/**
 * The page demands trusted types: a string becomes markup or the address of a script only as this allows. The component library may write its
 * style elements, which hold no markup; scripts come from our own build.
 */
export function installDefaultPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
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
