import type { Authority } from '@trace/domain/areas/scans/public-trace.ts'
import type { Contact, HeaderPicture } from '@trace/site'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { cachedSingles, textOf } from '@trace/platform/cached-singles.ts'
import { remembered } from '@trace/platform/store/totals.ts'

/**
 * The authority that runs the platform, from the footer, contact page, logo and information that officers filled in.
 */
export async function readAuthority(sql: Sql): Promise<Authority> {
  const [{ footer = {}, contact = {}, information = {}, logo = {} }, province] = await Promise.all([
    cachedSingles(sql),
    homeName(sql),
  ])
  return {
    site_name: textOf(information, 'site_name') ?? `Truy xuất nguồn gốc ${province}`.trim(),
    organization_name: textOf(footer, 'organization_name'),
    governing_body: textOf(footer, 'governing_body'),
    address: textOf(footer, 'address') ?? textOf(contact, 'address'),
    phone: textOf(contact, 'hotline') ?? textOf(footer, 'phone') ?? textOf(contact, 'phone'),
    email: textOf(footer, 'email') ?? textOf(contact, 'email'),
    license_text: textOf(footer, 'license_text'),
    copyright: textOf(footer, 'copyright'),
    logo_url: textOf(logo, 'logo'),
    portal: {
      short_name: textOf(information, 'short_name'),
      slogan: textOf(information, 'slogan'),
      description: textOf(information, 'description'),
      logo_white_url: textOf(logo, 'logo_white'),
      logo_alt: textOf(logo, 'alt'),
      favicon_url: textOf(logo, 'favicon'),
      responsible_person: textOf(footer, 'responsible_person'),
      office_phone: textOf(footer, 'phone'),
      fax: textOf(footer, 'fax'),
      social: listOf(footer['social']),
      columns: listOf(footer['columns']),
      app_store_url: textOf(footer, 'app_store_url'),
      google_play_url: textOf(footer, 'google_play_url'),
      certificate_badge_url: textOf(footer, 'certificate_badge_url'),
    },
  }
}

/** Content of the contact page. */
export async function readContact(sql: Sql): Promise<Contact> {
  const { contact = {} } = await cachedSingles(sql)
  const number = (field: string) => (typeof contact[field] === 'number' ? contact[field] : null)
  return {
    title: textOf(contact, 'title'),
    address: textOf(contact, 'address'),
    phone: textOf(contact, 'phone'),
    hotline: textOf(contact, 'hotline'),
    email: textOf(contact, 'email'),
    working_hours: textOf(contact, 'working_hours'),
    map_embed_url: textOf(contact, 'map_embed_url'),
    latitude: number('latitude'),
    longitude: number('longitude'),
    zalo: textOf(contact, 'zalo'),
    facebook: textOf(contact, 'facebook'),
    takesLetters: (await receiverOf(sql)) !== null,
  }
}

/** The header image of pages. */
export async function readHeader(sql: Sql): Promise<HeaderPicture | null> {
  const { 'images-header': header = {} } = await cachedSingles(sql)
  const desktop = textOf(header, 'desktop')
  return desktop === null
    ? null
    : { desktop, tablet: textOf(header, 'tablet'), mobile: textOf(header, 'mobile'), alt: textOf(header, 'alt') }
}

/** Recipient of the mails of the contact form. */
export async function receiverOf(sql: Sql): Promise<string | null> {
  const { contact } = await cachedSingles(sql)
  return textOf(contact, 'form_receiver_email') ?? textOf(contact, 'email')
}

const homeName = (sql: Sql): Promise<string> =>
  remembered(sql, 'provinces', 'home', async (primary) => {
    const [home] = await primary<{ short_name: string }[]>`select short_name from provinces where is_home limit 1`
    return home?.short_name ?? ''
  })

/** No check of the items: the records were validated when they were written. */
const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : [])
