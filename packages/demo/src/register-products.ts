import { ocopExpiry } from '@trace/domain/areas/catalogue/ocop.ts'
import { checkDigit } from '@trace/define/gs1/gs1.ts'
import { categoryOf } from './categories.ts'
import { dataEntryAccountOf, producerOf } from './producers.ts'
import type { Producer } from './producers.ts'
import { products } from './products.ts'
import type { Product } from './products.ts'
import type { World } from './world.ts'

/** The product of a key that begins with it: 'ga', batch 'ga 3', trace 'ga 3/1'. */
export const productOf = (key: string): Product => products.find((product) => product.key === key.split(' ')[0])!

export const makerOf = (key: string): Producer => producerOf(productOf(key).of)

/** Shown first on the public home page and in the app. */
const HIGHLIGHTED = ['ga', 'na', 'chamuc', 'tra', 'mien', 'mam']

/** Twenty-six products, two of which wait for approval. */
export function planProducts(world: World): void {
  const { plan, at, id, name } = world
  for (const [number, product] of products.entries()) {
    const { key, of, waiting } = product
    const producer = producerOf(of)
    const minute = String(number).padStart(2, '0')
    const since = waiting ? -waiting : -426
    plan(at(since, `09:${minute}`), product.ocop ? producer.office : dataEntryAccountOf(producer), async (ask) => {
      name(`product ${key}`, (await ask('POST', '/products', productForm(world, product))).id)
    })
    if (waiting) continue
    plan(at(-425, `15:${minute}`), producer.office, async (ask) => {
      const path = `/products/${id(`product ${key}`)}`
      await ask('PUT', `${path}/change-approved`)
      if (!HIGHLIGHTED.includes(key)) return
      await ask('PUT', `${path}/change-highlight`)
      await ask('PUT', `${path}/change-highlight-app`)
    })
  }
}

function productForm(world: World, product: Product) {
  const { id, day, pictures } = world
  const {
    key,
    of,
    name,
    group,
    unit,
    species,
    net,
    gtin,
    ocop,
    standards,
    about,
    shelf,
    seasons = [],
    ...said
  } = product
  const [size, sizeUnit] = net?.split(' ') ?? []
  const [stars, ago] = ocop ?? []
  const awarded = ago === undefined ? null : day(-ago)
  return {
    name,
    price: said.price,
    brand: said.brand,
    packaging: said.packaging,
    storage_condition: said.storage,
    usage_guide: said.usage,
    gi_name: said.gi,
    ingredients: said.ingredients,
    safety_warning: said.warning,
    shelf_life_days: shelf,
    seasons: seasons.map(String),
    manufacture_id: id(`manufacture ${of}`),
    product_group_id: id(`group ${group}`),
    category_id: id(categoryOf(group)),
    product_unit_id: id(`unit ${unit}`),
    ...(species && { [`${species.split(' ')[0]}_id`]: id(species) }),
    images: [{ url: pictures.of(`product ${key}`), caption: name }],
    gtin: gtin.length === 12 ? gtin + checkDigit(gtin) : gtin,
    ...(size && { net_weight: Number(size), net_weight_unit_id: id(`unit ${sizeUnit}`) }),
    origin_place: 'Quảng Ninh, Việt Nam',
    applied_standards: standards.map(([code, title]) => ({ code, name: title })),
    self_declaration_no: `${key.toUpperCase()}-01/${day(-426).slice(0, 4)}`,
    ...(awarded && {
      ocop_star: stars,
      ocop_year: Number(awarded.slice(0, 4)),
      ocop_decision_no: `${100 + ago!}/QĐ-UBND (dữ liệu mẫu)`,
      ocop_expires_at: ocopExpiry(awarded),
      certificates: [
        {
          certificate_type: 'ocop',
          number: `OCOP-${key.toUpperCase()}`,
          scope: `${name}, ${stars} sao`,
          issuer: 'Hội đồng OCOP cấp tỉnh (dữ liệu mẫu)',
          issued_at: awarded,
          expires_at: ocopExpiry(awarded),
        },
      ],
    }),
    description: `<p>${about}</p>`,
    model_code: key.toUpperCase(),
  }
}
