import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { resolverAddress } from '@trace/platform/public-address.ts'
import { readAuthority } from '../read-authority.ts'

/** The resolver's description at `/.well-known/gs1resolver`, by GS1's description file schema 1.2.0. */
export async function descriptionOf(sql: Sql, settings: Settings) {
  const [authority, resolverRoot] = await Promise.all([readAuthority(sql), resolverAddress(sql, settings)])
  const { site_name, organization_name, address, phone } = authority
  return {
    name: site_name,
    resolverRoot,
    supportedPrimaryKeys: ['00', '01', '414', '417', '8006'],
    supportedLinkType: [
      { namespace: 'https://gs1.org/voc/', prefix: 'gs1:' },
      { namespace: 'https://ref.gs1.org/voc/', prefix: 'gs1:' },
    ],
    linkTypeDefaultCanBeLinkset: false,
    jsonLdContextLocation: 'https://ref.gs1.org/standards/resolver/1.2.0/linkset-context',
    contact: {
      fn: organization_name ?? site_name,
      ...(address && { hasAddress: { streetAddress: address } }),
      ...(phone && { hasTelephone: `tel:${phone.replace(/[^\d+]/g, '')}` }),
    },
  }
}
