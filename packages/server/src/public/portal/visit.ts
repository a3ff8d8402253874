import type { Language, Visit } from '@trace/site'
import type { FastifyRequest } from 'fastify'
import { headerPreferences } from '../header-preferences.ts'

/** Browsers built into chat apps. */
const CHAT = /\b(Zalo|FBAN|FBAV|FB_IAB|Instagram|Line)\b/i

/**
 * Which page of the portal is requested, and in which language: `lang` of the address, else the browser's preference.
 */
export function visitOf({ url, query, headers }: FastifyRequest, base = ''): Visit {
  const { lang, ...rest } = query as Record<string, string>
  const chosen = lang === 'vi' || lang === 'en'
  const kept = new URLSearchParams(rest).toString()
  const path = url.split('?')[0]!
  return {
    base,
    chosen,
    language: chosen ? lang : preferred(headers['accept-language'] ?? ''),
    path: kept === '' ? path : `${path}?${kept}`,
    in_app: CHAT.test(headers['user-agent'] ?? ''),
  }
}

/** English where the browser prefers it to Vietnamese; otherwise Vietnamese. */
export function preferred(accepts: string): Language {
  const wishes = headerPreferences(accepts)
  const wish = (language: Language) => wishes.find(({ name }) => name.split('-')[0] === language)?.weight ?? 0
  return wish('en') > wish('vi') ? 'en' : 'vi'
}
