import { ocopExpiry } from '@trace/domain/areas/catalogue/ocop.ts'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { needs } from '@trace/define/resource.ts'
import type { Row } from '@trace/define/resource.ts'
import { isOutsidePrefix, shortGtin } from '@trace/define/gs1/gtin.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import { one, texts } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { approvalAfterEdit } from '@trace/platform/calls/approvals.ts'

type Product = Partial<Row<typeof products>>

const PATH = '/api/admin/products'
const warned = one(products, { warnings: texts('Điều nên xem lại') })

/** Fields covered by a product's approval: a producer's change to one of them needs a new approval. */
const APPROVED = ['name', 'gtin', 'product_group_id', 'applied_standards'] as const

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(products, 'create'),
  summary: 'Thêm sản phẩm',
  together: true,
  body: form(products),
  answers: warned,
  async run({ body, store }) {
    const completing = completed(store, body)
    const entry = await store.insert(products, body, completing)
    return { entry, warnings: warningsOf(await completing) }
  },
})

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(products),
  summary: 'Sửa sản phẩm',
  body: form(products),
  answers: warned,
  async run({ id, body, version, store }) {
    const [before, sent] = await Promise.all([store.find(products, id), completed(store, body)])
    const values = withSharedNumber(sent, before)
    const patch = { ...values, ...approvalAfterEdit(store, before, values, APPROVED) }
    const entry = await store.update(products, id, patch, { version })
    const warnings = warningsOf(values)
    if (!isRecognised(values)) return { entry, warnings }
    // A new end of the OCOP certificate moves the last day of the stars.
    await store.settle()
    return { entry: await store.show(products, id), warnings }
  },
})

export const productOperations = [create, edit]

/**
 * Keeps the old spelling of a GTIN that a product shares with another, from the time when GTINs had two spellings,
 * until a different GTIN is entered.
 */
const withSharedNumber = (sent: Product, { shares_gtin, gtin }: Row<typeof products>): Product =>
  shares_gtin && gtin !== null && sent.gtin === shortGtin(gtin) ? { ...sent, gtin } : sent

const isRecognised = ({ certificates = [] }: Product): boolean =>
  certificates.some(({ certificate_type }) => certificate_type === 'ocop')

const warningsOf = ({ foreign_gtin }: Product): string[] => (foreign_gtin ? [products.fields.foreign_gtin.label] : [])

/**
 * Sets derived fields: the sector comes from the product group, the OCOP stars expire with the certificate, and the
 * GTIN is checked against the producer's GS1 prefix.
 */
async function completed(store: Store, values: Product): Promise<Product> {
  const [known] = await store.unscoped(
    'the sector and the GS1 prefix that a product takes from its group and producer',
  )<(Pick<Row<typeof products>, 'sector_kind'> & { gs1_company_prefix: string | null })[]>`
    select (select sector_kind from product_groups where id = ${values.product_group_id!}),
      (select gs1_company_prefix from manufactures where id = ${values.manufacture_id!})`
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
    sector_kind: known?.sector_kind ?? null,
    foreign_gtin: isOutsidePrefix(values.gtin, known?.gs1_company_prefix),
  }
}
