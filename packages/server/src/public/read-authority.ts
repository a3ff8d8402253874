import type { Authority } from '@trace/site'
import type { Sql } from '../database/connect.ts'

type Kept = Partial<Record<string, string>>

/** Who answers for the platform, as its officers have filled in the footer, the contact page and the logo. */
export async function readAuthority(sql: Sql): Promise<Authority> {
  const [found] = await sql<{ singles: Partial<Record<string, Kept>> | null; province: string | null }[]>`
    select (select jsonb_object_agg(name, value) from single_records where name in ('footer', 'contact', 'information', 'logo')) as singles,
      (select short_name from provinces where is_home limit 1) as province`
  const { footer = {}, contact = {}, information = {}, logo = {} } = found!.singles ?? {}
  return {
    site_name: information['site_name'] ?? `Truy xuất nguồn gốc ${found!.province ?? ''}`.trim(),
    organization_name: footer['organization_name'] ?? null,
    governing_body: footer['governing_body'] ?? null,
    address: footer['address'] ?? contact['address'] ?? null,
    phone: contact['hotline'] ?? footer['phone'] ?? contact['phone'] ?? null,
    email: footer['email'] ?? contact['email'] ?? null,
    license_text: footer['license_text'] ?? null,
    copyright: footer['copyright'] ?? null,
    logo_url: logo['logo'] ?? null,
  }
}
