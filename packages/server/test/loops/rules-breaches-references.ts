import { productUnits } from '@trace/domain/areas/catalogue/product-units.ts'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { certificates } from '@trace/domain/areas/producers/certificates.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import type { Resource } from '@trace/define/resource.ts'
import { settledUnits } from '../../src/areas/catalogue/index.ts'
import { settledBatches } from '../../src/areas/tracing/index.ts'
import { idOf, manufactureForm } from '../chain.ts'
import type { testServer } from '../server.ts'
import { isActiveIn, shown } from './rules-breaches.ts'
import type { Breach, Given, Values } from './rules-breaches.ts'

const hasFallen = (row: Values, isSwitched: boolean): boolean =>
  row['approval_status'] === 'pending' || (isSwitched && row['is_active'] === false)

/** Contradictions between a lot and the rows that it refers to: approvals, owners and units. */
export function referenceBreaches(server: ReturnType<typeof testServer>): Breach[] {
  const isActive = isActiveIn(server)

  /** A contradiction by a row that is no longer approved, or is switched off. */
  const approval = (
    resource: Resource,
    idIn: (given: Given) => Promise<number> | number,
    isSwitched = false,
  ): Breach => ({
    what: `${resource.label}: approval taken back`,
    rule: settledBatches,
    resource,
    given: async (given) => {
      const id = await idIn(given)
      const form = resource === certificates ? {} : await shown(given, `/${resource.name}/${id}`)
      // The same update as by the store when an approval is withdrawn.
      const plant = () => server.sql`
        update ${server.sql(resource.table)} set approval_status = 'pending', approved_values = null, withdrawn_at = now()
        where id = ${id}`
      return { id, form, bad: { approval_status: 'pending' }, plant, isState: true }
    },
    stands: async (given, { id }) =>
      (await isActive(given)) && hasFallen(await server.row(resource.table, id), isSwitched),
  })

  /** A contradiction by a row that is moved away from the producer of the batches that name it. */
  const moving = (resource: Resource, idIn: (given: Given) => number): Breach => ({
    what: `${resource.label}: moved to another producer`,
    rule: settledBatches,
    resource,
    async given(given) {
      const more = { name: 'HTX khác', tax_code: '0000000009', phone: '0000000009', gln: null }
      const other = await given.ask('POST', '/manufactures', await manufactureForm(server, more))
      await given.ask('PUT', `/manufactures/${other.id}/change-approved`)
      const id = idIn(given)
      return { id, form: await shown(given, `/${resource.name}/${id}`), bad: { manufacture_id: other.id } }
    },
    stands: async (given, { id, bad }) =>
      (await isActive(given)) && (await server.row(resource.table, id))['manufacture_id'] === bad['manufacture_id'],
  })

  return [
    moving(products, ({ product }) => product.id),
    moving(materialAreas, ({ area }) => area.id),
    approval(manufactures, ({ manufacture }) => manufacture.id, true),
    approval(products, ({ product }) => product.id, true),
    approval(materialAreas, ({ area }) => area.id),
    approval(certificates, async ({ ask, manufacture, lot }) => {
      const certificate = {
        certificate_type: 'vietgap',
        number: 'CS 1',
        issuer: 'Chi cục',
        issued_at: '2026-01-01',
        expires_at: '2027-01-01',
      }
      const form = await manufactureForm(server, { certificates: [certificate] })
      const { id } = (await ask('PUT', `/manufactures/${manufacture.id}`, form)).certificates[0]!
      await server.sql`update traces set certificate_ids = ${[id]} where id = ${lot}`
      return id
    }),
    {
      what: 'a unit converts to itself',
      rule: settledUnits,
      resource: productUnits,
      isCheckedByForm: true,
      async given({ ask }) {
        const form = { code: 'bao', name: 'bao', base_unit_id: null, factor: null }
        const { id } = await ask('POST', '/product-units', form)
        const news = { code: 'xo', name: 'xô', base_unit_id: await idOf(server, 'product_units', 'ta'), factor: 3 }
        return { id, form, bad: { base_unit_id: id, factor: 10 }, news }
      },
      stands: async () =>
        (
          await server.sql`
            select 1 from product_units u join product_units b on b.id = u.base_unit_id
            where u.deleted_at is null and (b.id = u.id or b.base_unit_id is not null) and u.code in ('bao', 'xo')`
        ).length > 0,
    },
    {
      what: 'a unit in use is called another',
      rule: settledUnits,
      isChange: true,
      resource: productUnits,
      async given({ ask, lot }) {
        const form = { code: 'bao', name: 'bao', base_unit_id: await idOf(server, 'product_units', 'kg'), factor: 10 }
        const { id } = await ask('POST', '/product-units', form)
        await server.sql`update traces set product_unit_id = ${id}, quantity = 524 where id = ${lot}`
        return { id, form, bad: { name: 'xe tải' } }
      },
      stands: async (given, { id }) =>
        (await isActive(given)) && (await server.row('product_units', id))['name'] === 'xe tải',
    },
    {
      what: 'the factor of a unit in use moves',
      rule: settledUnits,
      isChange: true,
      resource: productUnits,
      async given({ ask, lot }) {
        const form = { code: 'bao', name: 'bao', base_unit_id: await idOf(server, 'product_units', 'kg'), factor: 10 }
        const { id } = await ask('POST', '/product-units', form)
        await server.sql`update traces set product_unit_id = ${id}, quantity = 524 where id = ${lot}`
        return { id, form, bad: { factor: 1000 } }
      },
      stands: async (given, { id }) =>
        (await isActive(given)) && Number((await server.row('product_units', id))['factor']) === 1000,
    },
  ]
}
