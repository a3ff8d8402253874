import { needs, ocopExpiry, products } from '@trace/domain'
import type { Row } from '@trace/domain'
import { mayEdit } from '../../engine/calls/crud.ts'
import { one } from '../../engine/calls/answers.ts'
import { form } from '../../engine/calls/body.ts'
import { operation } from '../../engine/operation.ts'
import type { Store } from '../../engine/store/store.ts'
import { waitsAgain } from '../../engine/calls/approvals.ts'

type Product = Partial<Row<typeof products>>

const PATH = '/api/admin/products'

/** Fields covered by a product's approval: a producer's change to one of them needs a new approval. */
const APPROVED = ['name', 'gtin', 'product_group_id', 'applied_standards'] as const

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(products, 'create'),
  summary: 'Thêm sản phẩm',
  together: true,
  body: form(products),
  answers: one(products),
  run: async ({ body, store }) => ({ entry: await store.insert(products, await completed(store, body)) }),
})

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: mayEdit(products),
  summary: 'Sửa sản phẩm',
  body: form(products),
  answers: one(products),
  async run({ id, body, version, store }) {
    const [before, values] = await Promise.all([store.find(products, id), completed(store, body)])
    const patch = { ...values, ...waitsAgain(store, before, values, APPROVED) }
    return { entry: await store.update(products, id, patch, { version }) }
  },
})

export const productOperations = [create, edit]

/** Derived fields: the sector comes from the product group, and the OCOP stars last as long as the certificate. */
async function completed(store: Store, values: Product): Promise<Product> {
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
