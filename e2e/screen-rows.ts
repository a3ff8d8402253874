import { formFields, resourceByName } from '@trace/domain'
import type { Resource } from '@trace/domain'
import { days, firstOf, layOutChain } from './chain.ts'
import type { ListPath } from './chain.ts'
import type { Api } from './fixtures.ts'
import { screens } from './screens.ts'

/** One row of everything that has screens, by the word of its calls: the id that stands in its addresses. */
export async function layOutRows(api: Api): Promise<Record<string, number>> {
  const { ask, write, tag, stages, batch, product, manufacture, labor } = await layOutChain(api)
  const found = async (path: ListPath) => (await api('GET', path)).data.entries[0]?.id
  const find = (path: ListPath) => firstOf(api, path)
  const add = async (name: string, form: object) => (await ask('POST', `/${name}`, form)).id
  const first = (name: string) => find(`/${name}?length=1`)
  const place = {
    province_id: await find('/provinces?search=quang%20ninh'),
    ward_id: await find('/wards?search=06874'),
  }
  const code = `t${tag}`
  const manufacture_id = manufacture.id
  /** One that no figures speak of yet. */
  const year = 2000 + (Number(tag) % 20)
  const unit = { product_unit_id: product.product_unit_id }

  await write(stages.sale, days.harvest, { quantity: 5240 })
  await ask('PUT', `/batches/${batch.id}/change-status/harvested`, { harvest_date: days.harvest })
  const trace = await add('traces', {
    batch_id: batch.id,
    product_id: product.id,
    harvest_date: days.harvest,
    packaging_date: days.packaging,
    expired_date: days.expiry,
    quantity: 5000,
    manufacture_id,
    ...unit,
  })
  const size = { width: 30, height: 30, horizontal: 6, vertical: 8, distance: 2 }
  const plan = (name: string, labors: object[]) =>
    add('production-plans', {
      name,
      manufacture_id,
      year: 2026,
      start_date: '2026-10-01',
      end_date: '2026-12-31',
      products: [{ product_id: product.id, target_quantity: 100, labors, ...unit }],
    })
  const issued = await plan(`Kế hoạch ${tag}`, [{ labor_id: labor.id, assigned_quantity: 100 }])
  await ask('PUT', `/production-plans/${issued}/change-status/published`)

  const made: Record<string, number> = {
    manufactures: manufacture_id,
    products: product.id,
    batches: batch.id,
    labors: labor.id,
    traces: trace,
    stamps: await add('stamps', {
      name: `Đợt ${tag}`,
      stamp_type: 'qr_serial',
      trace_id: trace,
      quantity: 10,
      ...size,
    }),
    orders: await add('orders', {
      trace_id: trace,
      product_id: product.id,
      manufacture_id,
      stamp_type: 'qr_serial',
      quantity: 10,
      receive_method: 'pickup',
      receiver_name: 'Trần Thị B',
      receiver_phone: '0000000001',
    }),
    distributors: await add('distributors', { name: `Cửa hàng ${tag}`, type: 'store', ...place }),
    shippings: await add('shippings', {
      name: `Vận tải ${tag}`,
      shipping_method_id: await first('shipping-methods'),
      phone: '0000000002',
      ...place,
    }),
    'product-plants': await add('product-plants', {
      year,
      season: 'year',
      area_sown: 10,
      ...place,
    }),
    'product-animals': await add('product-animals', {
      year,
      quarter: 1,
      head_total: 10,
      ...place,
    }),
    'criteria-seafoods': await add('criteria-seafoods', {
      activity: 'aquaculture',
      year,
      period: 'q1',
      pond_area: 1,
      output: 1,
      ...place,
    }),
    notifications: await add('notifications', {
      title: `Thông báo ${tag}`,
      content: '<p>Nội dung</p>',
      type: 'system',
      audience: 'all',
    }),
    articles: await add('articles', {
      title: `Bài viết ${tag}`,
      content: '<p>Nội dung</p>',
      thumbnail: await api.picture(),
    }),
    videos: await add('videos', {
      title: `Video ${tag}`,
      type: 'youtube',
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    }),
    libraries: await add('libraries', {
      title: `Tài liệu ${tag}`,
      kind: 'legal',
      files: [{ url: '/files/tai-lieu.pdf', caption: 'Tài liệu' }],
    }),
    'product-links': await add('product-links', {
      product_id: await first('products'),
      link_type: 'recipeInfo',
      title: `Món ngon ${tag}`,
      url: `https://${code}.example.com/mon-ngon`,
    }),
    websites: await add('websites', { name: `Cổng ${tag}`, url: `https://${code}.example.com` }),
    roles: await add('roles', { code, name: `Vai trò ${tag}`, scope: 'province' }),
    apps: await add('apps', { name: `Người dùng ${tag}`, phone: `0007${tag}` }),
    menus: await add('menus', { name: `Mục ${tag}`, position: 'header', link_type: 'route', link_value: '/' }),
    'main-banner': await add('configs/main-banner-images', { title: `Banner ${tag}`, image: await api.picture() }),
    'second-banner': await add('configs/second-banner-images', { title: `Banner ${tag}`, image: await api.picture() }),
    issued,
    draft: await plan(`Kế hoạch nháp ${tag}`, []),
  }
  const others = screens.filter(({ rows, ways }) => ways.length > 1 && !(rows in made))
  for (const { rows } of others)
    made[rows] = (await found(`/${rows}?length=1`)) ?? (await addUsual(resourceByName(rows)))
  return made

  /** A row that asks for nothing special: what its form must have. */
  async function addUsual(resource: Resource): Promise<number> {
    const form: Record<string, unknown> = {}
    for (const [name, { kind, label, required, to, choices }] of Object.entries(formFields(resource))) {
      if (!required) continue
      if (kind === 'reference') form[name] = await first(to!)
      else if (kind === 'choice') form[name] = Object.keys(choices!)[0]
      else if (['integer', 'decimal', 'money'].includes(kind)) form[name] = 1
      else form[name] = kind === 'date' ? days.harvest : `${label} ${tag}`
    }
    return add(resource.name, form)
  }
}
