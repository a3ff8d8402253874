import { isWebAddress } from '@trace/domain'
import sanitizeHtml from 'sanitize-html'

/**
 * Sanitises HTML: keeps the formatting of articles and drops everything else: scripts, styles, frames, handlers,
 * external images.
 */
export const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'blockquote',
      'ul',
      'ol',
      'li',
      'a',
      'img',
      'figure',
      'figcaption',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'code',
      'pre',
    ],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/files\/[\w/.-]+$/.test(attribs['src'] ?? ''),
    transformTags: {
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: { ...(href && mayLead(href) && { href }), ...attribs, rel: 'noopener noreferrer nofollow' },
      }),
    },
  })

/** Allowed link targets: web addresses, mailto, tel, and paths of this platform. */
const mayLead = (href: string): boolean =>
  isWebAddress(href) || /^(mailto|tel):[^\s\\]+$/i.test(href) || /^[/#](?![/\\])[^\s\\]*$/.test(href)
