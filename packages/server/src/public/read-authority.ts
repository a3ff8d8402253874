import type { Authority } from '@trace/domain/areas/scans/public-trace.ts'
import type { Contact, HeaderPicture } from '@trace/site'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { cachedSingles, singleText } from '@trace/platform/cached-singles.ts'
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
    site_name: singleText(information, 'site_name') ?? `Truy xuất nguồn gốc ${province}`.trim(),
    organization_name: singleText(footer, 'organization_name'),
    governing_body: singleText(footer, 'governing_body'),
    address: singleText(footer, 'address') ?? singleText(contact, 'address'),
    phone: singleText(contact, 'hotline') ?? singleText(footer, 'phone') ?? singleText(contact, 'phone'),
    email: singleText(footer, 'email') ?? singleText(contact, 'email'),
    license_text: singleText(footer, 'license_text'),
    copyright: singleText(footer, 'copyright'),
    logo_url: singleText(logo, 'logo'),
    portal: {
      short_name: singleText(information, 'short_name'),
      slogan: singleText(information, 'slogan'),
      description: singleText(information, 'description'),
      logo_white_url: singleText(logo, 'logo_white'),
      logo_alt: singleText(logo, 'alt'),
      favicon_url: singleText(logo, 'favicon'),
      responsible_person: singleText(footer, 'responsible_person'),
      office_phone: singleText(footer, 'phone'),
      fax: singleText(footer, 'fax'),
      social: listOf(footer['social']),
      columns: listOf(footer['columns']),
      app_store_url: singleText(footer, 'app_store_url'),
      google_play_url: singleText(footer, 'google_play_url'),
      certificate_badge_url: singleText(footer, 'certificate_badge_url'),
    },
  }
}

/** Content of the contact page. */
export async function readContact(sql: Sql): Promise<Contact> {
  const { contact = {} } = await cachedSingles(sql)
  const number = (field: string) => (typeof contact[field] === 'number' ? contact[field] : null)
  return {
    title: singleText(contact, 'title'),
    address: singleText(contact, 'address'),
    phone: singleText(contact, 'phone'),
    hotline: singleText(contact, 'hotline'),
    email: singleText(contact, 'email'),
    working_hours: singleText(contact, 'working_hours'),
    map_embed_url: singleText(contact, 'map_embed_url'),
    latitude: number('latitude'),
    longitude: number('longitude'),
    zalo: singleText(contact, 'zalo'),
    facebook: singleText(contact, 'facebook'),
    takesLetters: (await receiverOf(sql)) !== null,
  }
}

/** The header image of pages. */
export async function readHeader(sql: Sql): Promise<HeaderPicture | null> {
  const { 'images-header': header = {} } = await cachedSingles(sql)
  const desktop = singleText(header, 'desktop')
  return desktop === null
    ? null
    : {
        desktop,
        tablet: singleText(header, 'tablet'),
        mobile: singleText(header, 'mobile'),
        alt: singleText(header, 'alt'),
      }
}

/** Recipient of the mails of the contact form. */
export async function receiverOf(sql: Sql): Promise<string | null> {
  const { contact } = await cachedSingles(sql)
  return singleText(contact, 'form_receiver_email') ?? singleText(contact, 'email')
}

const homeName = (sql: Sql): Promise<string> =>
  remembered(sql, 'provinces', 'home', async (primary) => {
    const [home] = await primary<{ short_name: string }[]>`select short_name from provinces where is_home limit 1`
    return home?.short_name ?? ''
  })

/** No check of the items: the records were validated when they were written. */
const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : [])
