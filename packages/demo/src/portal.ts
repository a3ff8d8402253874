import type { World } from './world.ts'

type Values = Record<string, unknown>

const banners: [list: 'main' | 'second', picture: string, values: Values][] = [
  [
    'main',
    'sea',
    {
      title: 'Từ vịnh Bái Tử Long đến bàn ăn',
      subtitle: 'Hàu, tôm, mực: quét tem để biết vùng nuôi',
      link_url: '/san-pham',
      button_text: 'Xem sản phẩm',
    },
  ],
  [
    'main',
    'hills',
    {
      title: 'Gà đồi Tiên Yên có tem từng con',
      subtitle: 'Nhật ký chăn nuôi mở cho mọi người',
      link_url: '/co-so',
      button_text: 'Xem cơ sở',
    },
  ],
  [
    'main',
    'orchard',
    {
      title: 'Na dai Đông Triều vào vụ',
      subtitle: 'Vùng trồng có mã số, thu hoạch đúng ngày cách ly',
      link_url: '/tin-tuc',
      button_text: 'Đọc tin',
    },
  ],
  ['second', 'tea', { title: 'Chè, trà hoa vàng, ba kích', link_url: '/san-pham' }],
  ['second', 'workshop', { title: 'Miến dong, nước mắm, chả mực', link_url: '/san-pham' }],
]

const menus: [name: string, position: string, link_type: string, link_value: string, parent?: string][] = [
  ['Trang chủ', 'header', 'route', '/'],
  ['Sản phẩm', 'header', 'route', '/san-pham'],
  ['Cơ sở sản xuất', 'header', 'route', '/co-so'],
  ['Tin tức', 'header', 'article_type', 'tin-tuc'],
  ['Kỹ thuật nông nghiệp', 'header', 'article_type', 'ky-thuat-nong-nghiep', 'Tin tức'],
  ['Thị trường, giá cả', 'header', 'article_type', 'thi-truong-gia-ca', 'Tin tức'],
  ['Cảnh báo, thu hồi', 'header', 'article_type', 'canh-bao-thu-hoi', 'Tin tức'],
  ['Thư viện', 'header', 'route', '/thu-vien'],
  ['Liên hệ', 'header', 'route', '/lien-he'],
  ['Giới thiệu cổng', 'footer', 'article_type', 'gioi-thieu'],
  ['Văn bản, chính sách', 'footer', 'article_type', 'chinh-sach'],
  ['Cách đọc trang truy xuất', 'footer', 'article', 'cach-doc-trang-truy-xuat-sau-khi-quet-tem'],
]

const videos: [title: string, picture: string, seconds: number, of?: string][] = [
  ['Một ngày ở đồi gà Điền Xá', 'animal', 312, 'ga'],
  ['Thụ phấn cho na dai bằng tay', 'plant', 185, 'na'],
  ['Giã chả mực trong cối đá', 'processing', 241, 'chamuc'],
  ['Kéo dây hàu trên vịnh Bái Tử Long', 'seafood', 276, 'hau'],
  ['Tráng và phơi miến dong', 'processing', 203, 'mien'],
  ['Cách quét tem và đọc trang truy xuất', 'scan', 94],
]

const websites: [name: string, url: string, domain: string][] = [
  ['Cổng thông tin truy xuất nguồn gốc quốc gia', 'https://truyxuatnguongoc.gov.vn', 'TRUY-XUAT-NGUON-GOC'],
  ['Bộ Nông nghiệp và Môi trường', 'https://www.mae.gov.vn', 'PHAT-TRIEN-NONG-THON'],
  ['Cổng thông tin điện tử tỉnh Quảng Ninh', 'https://www.quangninh.gov.vn', 'PHAT-TRIEN-NONG-THON'],
  ['Tổ chức GS1 toàn cầu', 'https://www.gs1.org', 'TRUY-XUAT-NGUON-GOC'],
]

/** Pages other than our own to which the codes of some products lead; the addresses belong to nobody. */
const productLinks: [product: string, link_type: string, title: string, page: string][] = [
  ['ga', 'recipeInfo', 'Gà đồi hấp lá chanh', 'ga-hap-la-chanh'],
  ['ga', 'hasRetailers', 'Nơi bán gà Tiên Yên', 'noi-ban-ga-tien-yen'],
  ['chamuc', 'recipeInfo', 'Xôi chả mực Hạ Long', 'xoi-cha-muc'],
  ['na', 'consumerHandlingStorageInfo', 'Chọn và cất na dai', 'cat-na-dai'],
]

const address = 'Phường Hồng Gai, tỉnh Quảng Ninh (dữ liệu mẫu)'

const singles = ({ id, settings, pictures }: World): [path: string, values: Values][] => [
  [
    '/footer/footer',
    {
      organization_name: 'Sở Nông nghiệp và Môi trường tỉnh Quảng Ninh (dữ liệu mẫu)',
      governing_body: 'UBND tỉnh Quảng Ninh',
      address,
      phone: '0000000099',
      email: 'lienhe@example.com',
      responsible_person: 'Ban biên tập',
      license_text: 'Bản chạy thử, dữ liệu trên trang là dữ liệu mẫu',
      copyright: '© Cội Nguồn',
      social: [{ type: 'Cổng thông tin tỉnh', url: 'https://www.quangninh.gov.vn' }],
      columns: [
        {
          title: 'Hỗ trợ',
          links: [
            { label: 'Liên hệ', url: '/lien-he' },
            { label: 'Hướng dẫn sử dụng', url: '/huong-dan' },
          ],
        },
        { title: 'Cơ quan', links: [{ label: 'Bộ Nông nghiệp và Môi trường', url: 'https://www.mae.gov.vn' }] },
      ],
    },
  ],
  [
    '/contact/contact',
    {
      title: 'Liên hệ với chúng tôi',
      address,
      phone: '0000000099',
      hotline: '0000000098',
      email: 'lienhe@example.com',
      working_hours: 'Thứ Hai đến thứ Sáu, 7:30–11:30 và 13:30–17:00',
      latitude: 20.951,
      longitude: 107.08,
      form_receiver_email: 'lienhe@example.com',
    },
  ],
  [
    '/configs/logo',
    {
      logo: pictures.of('site logo'),
      logo_white: pictures.of('site logo white'),
      favicon: pictures.of('site logo'),
      alt: 'Cội Nguồn Quảng Ninh',
    },
  ],
  ['/configs/images-header', { desktop: pictures.of('banner hills'), alt: 'Đồi chè và vịnh biển Quảng Ninh' }],
  [
    '/configs/information',
    {
      site_name: 'Cội Nguồn Quảng Ninh',
      short_name: 'Cội Nguồn',
      slogan: 'Quét là biết nơi sinh ra',
      description: 'Cổng truy xuất nguồn gốc nông, lâm, thủy sản của tỉnh.',
      province_id: id('province 22'),
      public_host: new URL(settings.publicUrl).host,
    },
  ],
]

/** Plans the content of the public pages: pictures, menu, videos, links, and the single records. */
export function planPortal(world: World): void {
  const { plan, at, id, name, pictures } = world
  plan(at(-418, '08:30'), 'admin', async (ask) => {
    for (const [path, values] of singles(world)) await ask('PUT', path, values)
  })
  plan(at(-417, '09:00'), 'editor', async (ask) => {
    for (const [list, picture, values] of banners) {
      await ask('POST', `/configs/${list}-banner-images`, {
        ...values,
        image: pictures.of(`banner ${picture}`),
        sort_order: 1,
      })
    }
    for (const [place, [title, position, link_type, link_value, parent]] of menus.entries()) {
      const parent_id = parent ? id(`menu ${parent}`) : null
      const menu = await ask('POST', '/menus', {
        name: title,
        position,
        link_type,
        link_value,
        parent_id,
        sort_order: place + 1,
      })
      name(`menu ${title}`, menu.id)
    }
    for (const [title, url, domain] of websites) {
      await ask('POST', '/websites', { name: title, url, domain_id: id(`domain ${domain}`), open_new_tab: true })
    }
  })
  plan(at(-95, '10:00'), 'admin', async (ask) => {
    for (const [product, link_type, title, page] of productLinks) {
      const url = `https://www.example.com/${page}`
      await ask('POST', '/product-links', { product_id: id(`product ${product}`), link_type, title, url })
    }
  })
  plan(at(-90, '14:00'), 'editor', async (ask) => {
    for (const [place, [title, picture, duration_s, of]] of videos.entries()) {
      const video = await ask('POST', '/videos', {
        title,
        duration_s,
        type: 'youtube',
        url: `https://www.youtube.com/watch?v=demo000000${place + 1}`,
        thumbnail: pictures.of(`news ${picture}`),
        sort_order: place + 1,
        category_id: id(picture === 'scan' ? 'category guide' : 'category story'),
        description: 'Video giả định (dữ liệu mẫu).',
        ...(of && { manufacture_id: id(`manufacture ${of}`) }),
      })
      if (place < 2) await ask('PUT', `/videos/${video.id}/change-highlight`)
    }
  })
}
