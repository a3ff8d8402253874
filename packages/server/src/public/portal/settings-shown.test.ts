import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categories } from '@trace/domain/areas/catalogue/categories.ts'
import { articleTypes } from '@trace/domain/areas/portal/article-types.ts'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { banners } from '@trace/domain/areas/portal/banners.ts'
import { libraries } from '@trace/domain/areas/portal/libraries.ts'
import { menus } from '@trace/domain/areas/portal/menus.ts'
import { contactPage, footer, imagesHeader, information, logo } from '@trace/domain/areas/portal/singles.ts'
import { videos } from '@trace/domain/areas/portal/videos.ts'
import { websites } from '@trace/domain/areas/portal/websites.ts'
import type { Row } from '@trace/define/resource.ts'
import type { Single } from '@trace/define/single.ts'
import { resources, singles } from '@trace/domain/menu.ts'
import { forgetTotals } from '@trace/platform/store/totals.ts'
import { givenTrace } from '../../../test/issue.ts'
import { givePasswords } from '../../../test/passwords.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const get = async (url: string): Promise<string> => (await server.app.inject({ method: 'GET', url })).body

/** Forgets stored totals: unlike the back-office, these tests insert rows without announcing them. */
const forget = () =>
  forgetTotals(
    server.sql,
    resources.map(({ table }) => [table]),
  )

interface Setting {
  what: string
  /** The single record with this setting. */
  of?: Single
  /** Saves the setting, and returns the texts that its pages must then show. */
  put: () => Promise<string[]>
  pages: string[]
  /** Withdraws the setting, so that its pages must no longer show it. */
  off?: (sql: typeof server.sql) => PromiseLike<unknown>
}

const everywhere = ['/trang-chu', '/san-pham', '/tin-tuc', '/lien-he', '/khong-co']
const lists = ['/san-pham', '/co-so', '/tin-tuc', '/thu-vien', '/video', '/lien-he']

/**
 * The setting that fills in a single record; the page that the record's form links to must show it, as must `pages`.
 */
const single = (of: Single, pages: string[], values: object): Setting => ({
  what: `what is kept under ${of.label}`,
  of,
  put: async () => {
    const call = await server.signIn('everything')
    const [home] = await server.sql<{ id: number }[]>`select id from provinces where is_home`
    const password = of.name === 'information' ? await givePasswords(server) : {}
    const others = { province_id: home!.id, public_host: 'cong.example.vn', ...password }
    const reply = await call('PUT', of.path, { ...values, ...others })
    assert.equal(reply.code, 200, JSON.stringify(reply))
    return textsIn(values)
  },
  pages: [of.seen.path, ...pages],
})

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

const banner = (type: 'main_banner' | 'second_banner') => ({
  type,
  image: `/files/${type}.webp`,
  mobile_image: `/files/${type}-mobile.webp`,
  title: `Tiêu đề ${type}`,
  subtitle: `Dòng phụ ${type}`,
  link_url: `/san-pham?nhom=${type}`,
  button_text: `Bấm ${type}`,
})

type Menu = Row<typeof menus>

const menu = async (position: Menu['position'], link_type: Menu['link_type'], link_value: string): Promise<void> => {
  await server.given(menus, { name: `Mục ${position} ${link_type}`, position, link_type, link_value })
}

const settings: Setting[] = [
  ...(['main_banner', 'second_banner'] as const).map((type): Setting => ({
    what: `a banner of the kind ${type}`,
    put: async () => {
      const { type: _, ...rest } = banner(type)
      await server.given(banners, banner(type))
      return textsIn(rest)
    },
    pages: ['/trang-chu'],
    off: (sql) => sql`update banners set end_at = now() - interval '1 minute'`,
  })),
  {
    what: 'a banner before its hour',
    put: async () => {
      await server.given(banners, banner('main_banner'))
      return ['Tiêu đề main_banner']
    },
    pages: ['/trang-chu'],
    off: (sql) => sql`update banners set start_at = now() + interval '1 hour'`,
  },
  ...(['header', 'footer', 'mobile'] as const).map((position): Setting => ({
    what: `the menu of the place ${position}`,
    put: async () => {
      const category = await server.given(categories, { name: 'Phim', kind: 'video' })
      await menu(position, 'route', '/thu-vien')
      await menu(position, 'url', 'https://mae.gov.vn/a')
      await menu(position, 'article', 'bai-moi')
      await menu(position, 'article_type', 'canh-bao')
      await menu(position, 'category', String(category.slug))
      return [
        ...['route', 'url', 'article', 'article_type', 'category'].map((type) => `Mục ${position} ${type}`),
        'href="/thu-vien"',
        'href="https://mae.gov.vn/a"',
        'href="/tin-tuc/bai-moi"',
        'href="/tin-tuc?loai=canh-bao"',
        'href="/video?danh-muc=phim"',
      ]
    },
    pages: everywhere,
    off: (sql) => sql`update menus set is_active = false`,
  })),
  single(footer, everywhere, {
    organization_name: 'Sở Nông nghiệp',
    governing_body: 'UBND tỉnh',
    address: 'Phường Hồng Gai',
    phone: '0203000001',
    fax: '0203000002',
    email: 'so@example.vn',
    license_text: 'Giấy phép số 12',
    responsible_person: 'Bà Lan',
    copyright: 'Bản quyền 2026',
    social: [{ type: 'Kênh của tỉnh', url: 'https://facebook.com/tinh' }],
    columns: [{ title: 'Hỗ trợ', links: [{ label: 'Hỏi đáp', url: '/tin-tuc?loai=hoi-dap' }] }],
    app_store_url: 'https://apps.apple.com/a',
    google_play_url: 'https://play.google.com/a',
    certificate_badge_url: 'https://dau.vn/a',
  }),
  single(logo, everywhere, {
    logo: '/files/logo.webp',
    logo_white: '/files/logo-white.webp',
    favicon: '/files/favicon.webp',
    alt: 'Lá xanh',
  }),
  single(imagesHeader, lists, {
    desktop: '/files/rong.webp',
    tablet: '/files/vua.webp',
    mobile: '/files/hep.webp',
    alt: 'Đồi chè',
  }),
  single(contactPage, [], {
    title: 'Gặp chúng tôi',
    address: 'Số 1 Hồng Gai',
    phone: '0203000003',
    hotline: '0203000004',
    email: 'hoi@example.vn',
    working_hours: 'Thứ Hai đến thứ Sáu',
    map_embed_url: 'https://ban-do.vn/nhung',
    zalo: '0912345678',
    facebook: 'https://facebook.com/hoi',
  }),
  single(information, ['/lien-he'], {
    site_name: 'Cổng của tỉnh',
    short_name: 'Cổng',
    slogan: 'Quét là biết',
    description: 'Vài lời',
  }),
  {
    what: 'a product put forward',
    put: async () => {
      const { product } = await givenTrace(server)
      await server.sql`insert into products (name, slug, code, manufacture_id, product_group_id, product_unit_id, approval_status, is_active, approved_values)
        select 'Sản phẩm ' || n, 'sp-' || n, 'SP-8' || n, manufacture_id, product_group_id, product_unit_id, 'approved', true,
          jsonb_build_object('name', 'Sản phẩm ' || n) from products, generate_series(1, 20) n where id = ${product.id}`
      await server.sql`update products set is_highlight = id = ${product.id}`
      return [product.name]
    },
    pages: ['/trang-chu'],
    off: (sql) => sql`update products set is_highlight = false`,
  },
  {
    what: 'a producer put forward',
    put: async () => {
      const { manufacture } = await givenTrace(server)
      await server.sql`insert into manufactures (name, slug, code, representative_name, phone, province_id, ward_id, manufacturing_form_id, approval_status, is_active, approved_values)
        select 'Cơ sở ' || n, 'cs-' || n, 'CS-8' || n, 'Lan', '0900000000', province_id, ward_id, manufacturing_form_id, 'approved', true,
          jsonb_build_object('name', 'Cơ sở ' || n) from manufactures, generate_series(1, 20) n where id = ${manufacture.id}`
      await server.sql`update products set is_active = false`
      await server.sql`update manufactures set is_highlight = id = ${manufacture.id}`
      return [manufacture.name]
    },
    pages: ['/trang-chu'],
    off: (sql) => sql`update manufactures set is_highlight = false`,
  },
  ...(['is_hot', 'is_highlight'] as const).map((flag): Setting => ({
    what: `an article that ${flag === 'is_hot' ? 'is hot' : 'is put forward'}`,
    put: async () => {
      const type = await server.given(articleTypes, { code: 'TIN', name: 'Tin' })
      const shown = {
        article_type_id: type.id,
        content: '<p>a</p>',
        thumbnail: '/files/a.webp',
        is_approved: true,
        is_publish: true,
      }
      await server.given(articles, {
        ...shown,
        title: 'Tin cũ mà quan trọng',
        published_at: '2020-01-01T00:00:00Z',
        [flag]: true,
      })
      for (let number = 0; number < 8; number++)
        await server.given(articles, {
          ...shown,
          title: `Tin ${number}`,
          published_at: `2026-01-0${number + 1}T00:00:00Z`,
        })
      return ['Tin cũ mà quan trọng']
    },
    pages: ['/trang-chu'],
    off: (sql) => sql`update articles set is_hot = false, is_highlight = false`,
  })),
  {
    what: 'a website',
    put: async () => {
      const values = { name: 'Bộ Nông nghiệp', url: 'https://mae.gov.vn', description: 'Trang của Bộ' }
      await server.given(websites, values)
      return Object.values(values)
    },
    pages: ['/trang-chu'],
    off: (sql) => sql`update websites set is_active = false`,
  },
  {
    what: 'a video',
    put: async () => {
      const values = { title: 'Giã chả mực', url: 'https://www.youtube.com/watch?v=a', thumbnail: '/files/v.webp' }
      await server.given(videos, { ...values, type: 'youtube', duration_s: 65 })
      return [...Object.values(values), '1:05']
    },
    pages: ['/trang-chu', '/video'],
    off: (sql) => sql`update videos set is_active = false`,
  },
  {
    what: 'a document',
    put: async () => {
      await server.given(libraries, {
        title: 'Thông tư 02',
        kind: 'legal',
        document_no: '02/2024/TT-BKHCN',
        issuer: 'Bộ Khoa học và Công nghệ',
        validity: 'in_force',
        files: [{ url: '/files/tt02.pdf', caption: 'Toàn văn' }],
      })
      return [
        'Thông tư 02',
        '02/2024/TT-BKHCN',
        'Bộ Khoa học và Công nghệ',
        'Còn hiệu lực',
        '/files/tt02.pdf?until=',
        'Toàn văn',
      ]
    },
    pages: ['/thu-vien', '/thu-vien?loai=legal'],
    off: (sql) => sql`update libraries set is_active = false`,
  },
]

/** A text as written in the page; without `.webp`, since a picture may be there in any size. */
const written = (word: string): string => word.replaceAll('&', '&amp;').replace(/\.webp$/, '')

for (const { what, put, pages, off } of settings) {
  test(`${what} stands where staff put it`, async () => {
    const words = await put()
    forget()
    for (const page of pages) {
      const body = await get(page)
      for (const word of words) assert.ok(body.includes(written(word)), `${page}: ${word}`)
    }
    if (!off) return
    await off(server.sql)
    forget()
    for (const page of pages) assert.ok(!(await get(page)).includes(words[0]!), `${page} still has ${words[0]}`)
  })
}

test('of every single record it is tried that it is seen where its form leads', () => {
  assert.deepEqual(
    singles.filter((one) => !settings.some(({ of }) => of === one)).map(({ name }) => name),
    [],
  )
})
