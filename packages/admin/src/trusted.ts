interface TrustedPolicy {
  createHTML(html: string): string
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML?(html: string): string; createScriptURL?(url: string): string }): TrustedPolicy
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes

/** Where the page demands trusted types, the component library may write its style elements, which hold no markup, and nothing else. */
export function installDefaultPolicy(): void {
  trustedTypes?.createPolicy('default', {
    createHTML(html) {
      if (html.includes('<')) throw new TypeError('markup from an unknown source')
      return html
    },
  })
}

const articles = trustedTypes?.createPolicy('articles', { createHTML: (html) => html })

/** Markup that the server has sanitised, and only that. */
export const trustedHtml = (html: string): string => articles?.createHTML(html) ?? html
