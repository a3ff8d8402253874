import { products } from '@trace/domain/areas/catalogue/products.ts'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { integer, longText } from '@trace/define/kinds/index.ts'
import { Invalid } from '@trace/define/read.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { drawArticle, drawProducer, drawProduct } from '@trace/site'
import type { SiteFrame } from '@trace/site'
import { always, data } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import type { Form } from '@trace/platform/operation/body.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import { toColumnValues } from '@trace/platform/store/cells.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { articlePage } from './read-news.ts'
import { producerPage } from './read-producers.ts'
import { productPage } from './read-products.ts'
import { frameFor } from './serve-portal.ts'

type Values = Record<string, unknown>
type Draw = (store: Store, frame: SiteFrame, values: Values) => Promise<string | null>

/**
 * Draws the public page of a row from the present values of its form. Nothing is stored; values that cannot be read
 * yet are taken from the stored row.
 */
const shopperPage = (resource: Resource, draw: Draw) =>
  operation({
    method: 'POST',
    path: `/api/admin/${resource.name}/shopper-page`,
    needs: needs(resource, 'create', 'edit', 'update'),
    summary: `Trang công khai sẽ xem, theo những gì đang nhập về ${resource.label.toLowerCase()}; không lưu gì`,
    query: { id: integer('Mã dòng đang sửa', { min: 1 }) },
    body: asTyped(resource),
    answers: data({ html: longText('Trang', { ...always }) }),
    async run({ query, body, store, settings }) {
      const kept = query.id === null ? {} : await rowOf(store, resource, query.id)
      if (!kept) throw new Refusal(404, `Không tìm thấy ${resource.label.toLowerCase()}`)
      const frame = await frameFor(store.sql, settings, (base) => ({ ...visit, base }))
      return { html: (await draw(store, frame, begun(resource, { ...kept, ...toColumnValues(resource, body) }))) ?? '' }
    },
  })

const visit = { language: 'vi', chosen: false, path: '/', in_app: false } as const

/**
 * The body of an unfinished form, reduced to the values that can be read. Without `resource`, since the call creates no
 * row.
 */
const asTyped = (resource: Resource): Form<Values, Values> => {
  const { read, resource: _resource, ...whole } = form(resource, { partial: true })
  return {
    ...whole,
    read(sent, reach) {
      try {
        return read(sent, reach)
      } catch (error) {
        if (error instanceof Invalid) return error.values
        throw error
      }
    },
  }
}

/** A row that the viewer may see, without a lock, since others may save it meanwhile. */
async function rowOf({ sql, rows }: Store, resource: Resource, id: unknown): Promise<Values | null> {
  if (typeof id !== 'number') return null
  const [row] = await sql<Values[]>`select t.* from ${rows(resource)} t where t.id = ${id}`
  return row ?? null
}

/**
 * Values of a row that may be incomplete: a missing title is replaced by the label of its field, and documents get
 * no address.
 */
function begun({ title, fields }: Resource, values: Values): Values {
  const closed = Object.entries(values).filter(([name]) => fields[name]?.kind === 'files')
  return {
    slug: '',
    ...values,
    ...Object.fromEntries(closed.map(([name, files]) => [name, (files as object[]).map(withoutAddress)])),
    [title]: values[title] ?? fields[title]!.label,
  }
}

const withoutAddress = (file: object): object => ({ ...file, url: '#' })

/** SQL: these values as a row with the given name, and again as `v` in place of the approved values. */
const rowSaying = (sql: Sql, { table }: Resource, name: 'p' | 'm' | 'a', values: Values): Fragment => sql`
  jsonb_populate_record(null::${sql(table)}, ${sql.json(values as never)}) ${sql(name)} cross join lateral (select ${sql(name)}.*) v`

export const shopperPages = [
  shopperPage(products, async (store, frame, values) => {
    const { sql } = store
    const maker = (await rowOf(store, manufactures, values['manufacture_id'])) ?? {}
    const seen = begun(manufactures, { ...maker, ...(maker['approved_values'] as Values | null) })
    const page = await productPage(sql, rowSaying(sql, products, 'p', values), rowSaying(sql, manufactures, 'm', seen))
    return page && drawProduct(frame, page)
  }),
  shopperPage(manufactures, async ({ sql }, frame, values) =>
    drawProducer(frame, await producerPage(sql, rowSaying(sql, manufactures, 'm', values))),
  ),
  shopperPage(articles, async (store, frame, values) => {
    const { sql } = store
    const now = store.now().toISOString()
    const shown = { images: [], attachments: [], tag_ids: [], related_ids: [], content: '', ...withoutBlanks(values) }
    const page = await articlePage(sql, rowSaying(sql, articles, 'a', { published_at: now, updated_at: now, ...shown }))
    return page && drawArticle(frame, page)
  }),
]

const withoutBlanks = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
