import { catalogue } from '@trace/define/catalogue.ts'
import type { Mail } from '../jobs/queue.ts'

export interface Receiver {
  name: string
  email: string
}

interface Content {
  subject: string
  lines: string[]
  /** `lines` as sanitised HTML, if they have formatting. */
  html?: string
  /** Target and label of its button. */
  link?: string
  call?: string
  end: string
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1f7a4d;color:#fff;text-decoration:none'

/** A mail as text and as HTML, from greeting to signature. */
export function letter({ name, email }: Receiver, { subject, lines, html, link, call = '', end }: Content): Mail {
  const greeting = `Kính gửi ${name},`
  const signature = `Hệ thống ${catalogue().name}`
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`
  return {
    to: email,
    subject: `${subject} – ${catalogue().name}`,
    text: [greeting, ...lines, ...(link ? [link] : []), end, signature].join('\n\n'),
    html: [
      '<!doctype html><html lang="vi"><body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1f2933">',
      paragraph(greeting),
      html ?? lines.map(paragraph).join('\n'),
      ...(link
        ? [
            `<p style="margin:0 0 16px"><a href="${escaped(link)}" style="${BUTTON}">${escaped(call)}</a></p>`,
            `<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${escaped(link)}</p>`,
          ]
        : []),
      paragraph(end),
      `<p style="margin:0;color:#52606d;font-size:14px">${escaped(signature)}</p></body></html>`,
    ].join('\n'),
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
