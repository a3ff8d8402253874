import { isOwnPicture, LINK_REL, mayLinkTo, richTextAliases, richTextElements } from '@trace/define/text/rich-text.ts'
import sanitizeHtml from 'sanitize-html'

const renamed = Object.fromEntries(
  Object.entries(richTextAliases).map(([alias, name]) => [alias, sanitizeHtml.simpleTransform(name, {})]),
)

/**
 * Sanitises HTML: keeps the elements of rich text (`richTextElements`) and drops everything else: scripts, styles,
 * frames, handlers, external images.
 */
export const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: Object.keys(richTextElements),
    allowedAttributes: Object.fromEntries(Object.entries(richTextElements).map(([name, kept]) => [name, [...kept]])),
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs['src'] ?? ''),
    transformTags: {
      ...renamed,
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: { ...(href && mayLinkTo(href) && { href }), ...attribs, rel: LINK_REL },
      }),
    },
  })
