import { needs, ocopExpiry, products } from '@trace/domain'
import type { Row } from '@trace/domain'
import { mayEdit } from '../../engine/calls/crud.ts'
import { operation } from '../../engine/calls/operation-by-hand.ts'
import type { Operation } from '../../engine/operation.ts'
import type { Store } from '../../engine/store/store.ts'
import { waitsAgain } from '../../engine/calls/approvals.ts'

const PATH = '/api/admin/products'

/** What the approval of a product speaks of: when a producer changes one of them, staff look again. */
const APPROVED = ['name', 'gtin', 'product_group_id', 'applied_standards'] as const

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(products, 'create'),
  summary: 'Thêm sản phẩm',
  input: {},
  run: async ({ body, store }) => ({ entry: await store.insert(products, await readProduct(store, body)) }),
})

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: mayEdit(products),
  summary: 'Sửa sản phẩm',
  input: {},
  async run({ id, body, store }) {
    const before = await store.find(products, id)
    const values = await readProduct(store, body)
    const patch = { ...values, ...waitsAgain(store, before, values, APPROVED) }
    return { entry: await store.update(products, id, patch, { version: body['version'] }) }
  },
})

export const productOperations: Operation[] = [create, edit]

/** A product belongs to the line of production of its group, and keeps its stars for as long as its OCOP certificate. */
async function readProduct(store: Store, body: Record<string, unknown>): Promise<Partial<Row<typeof products>>> {
  const values = store.read(products, body)
  const [group] = await store.sql<Pick<Row<typeof products>, 'sector_kind'>[]>`
    select sector_kind from product_groups where id = ${values.product_group_id!}`
  const certificates = (values.certificates ?? []).map((certificate) =>
    certificate.certificate_type === 'ocop'
      ? { ...certificate, expires_at: certificate.expires_at ?? ocopExpiry(certificate.issued_at) }
      : certificate,
  )
  const recognition = certificates.findLast(({ certificate_type }) => certificate_type === 'ocop')
  return {
    ...values,
    certificates,
    ...(values.ocop_star && recognition && { ocop_expires_at: values.ocop_expires_at ?? recognition.expires_at }),
    sector_kind: group?.sector_kind ?? null,
  }
}
