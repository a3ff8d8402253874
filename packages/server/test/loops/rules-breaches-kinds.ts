import { kinds, settledKinds } from '../../src/areas/catalogue/settle-kinds.ts'
import { areaForm, idOf } from '../chain.ts'
import type { testServer } from '../server.ts'
import { isActiveIn, shown } from './rules-breaches.ts'
import type { Breach, Given, Row, Values } from './rules-breaches.ts'

/** A row in use of each line of the table of kinds, and what would turn it into another kind. */
export function kindBreaches(server: ReturnType<typeof testServer>): Breach[] {
  const isActive = isActiveIn(server)
  const anotherId = async (table: string, id: unknown): Promise<number> =>
    (await server.sql<{ id: number }[]>`select id from ${server.sql(table)} where id <> ${Number(id)} limit 1`)[0]!.id

  /** The area of the lot, as one on which something else grows. */
  const area = async ({ call, area: { id }, manufacture }: Given, values: Values): Promise<Values> => {
    await server.sql`update material_areas set ${server.sql({ animal_id: null, ...values } as never)} where id = ${id}`
    const { name } = await shown({ call } as Given, `/material-areas/${id}`)
    return areaForm(server, manufacture.id, { name, animal_id: null, ...values })
  }

  const rows: Record<string, (given: Given) => Promise<Omit<Row, 'id'> & { id: number }>> = {
    'product-groups sector_kind': async ({ ask, product }) => {
      const form = { code: 'GA-DOI', name: 'Gà đồi', sector_kind: 'animal' }
      const { id } = await ask('POST', '/product-groups', form)
      await server.sql`update products set product_group_id = ${id} where id = ${product.id}`
      return { id, form, bad: { sector_kind: 'seafood' } }
    },
    'categories kind': async ({ ask, product }) => {
      const form = { name: 'Đặc sản', kind: 'product' }
      const { id } = await ask('POST', '/categories', form)
      await server.sql`update products set category_id = ${id} where id = ${product.id}`
      return { id, form, bad: { kind: 'video' } }
    },
    'products sector_kind': async (given) => {
      const { id } = given.product
      const product_group_id = await idOf(server, 'product_groups', 'THUY-SAN-TUOI-SONG')
      const plant = () =>
        server.sql`update products set product_group_id = ${product_group_id}, sector_kind = 'seafood' where id = ${id}`
      return { id, form: await shown(given, `/products/${id}`), bad: { product_group_id }, plant }
    },
    'material-areas sector_kind': async (given) => ({
      id: given.area.id,
      form: await shown(given, `/material-areas/${given.area.id}`),
      bad: { sector_kind: 'processing', animal_id: null },
    }),
    'material-areas animal_id': async (given) => ({
      id: given.area.id,
      form: await shown(given, `/material-areas/${given.area.id}`),
      bad: { animal_id: await anotherId('animals', given.area.animal_id) },
    }),
    'material-areas plant_id': async (given) => {
      const plant_id = await anotherId('plants', 0)
      const form = await area(given, { sector_kind: 'plant', plant_id })
      return { id: given.area.id, form, bad: { plant_id: await anotherId('plants', plant_id) } }
    },
    'material-areas seafood_id': async (given) => {
      const seafood_id = await anotherId('seafoods', 0)
      const form = await area(given, { sector_kind: 'seafood', seafood_id, water_surface: 1 })
      return { id: given.area.id, form, bad: { seafood_id: await anotherId('seafoods', seafood_id) } }
    },
    'menus position': async ({ ask }) => {
      const form = { name: 'Giới thiệu', position: 'header', link_type: 'route', link_value: '/san-pham' }
      const { id } = await ask('POST', '/menus', form)
      await ask('POST', '/menus', { ...form, name: 'Sản phẩm', parent_id: id })
      return { id, form, bad: { position: 'footer' } }
    },
  }

  return kinds.map(({ list, field }) => ({
    what: `${list.label}: another ${field} while it is used`,
    rule: settledKinds,
    isChange: true,
    resource: list,
    given: rows[`${list.name} ${field}`]!,
    stands: async (given, { id, bad }) => {
      const now = await server.row(list.table, id)
      return (await isActive(given)) && Object.entries(bad).every(([name, value]) => now[name] === value)
    },
  }))
}
