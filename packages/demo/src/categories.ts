import type { World } from './world.ts'

const categories: [
  key: string,
  kind: 'product' | 'article' | 'library' | 'video',
  name: string,
  description: string,
][] = [
  ['fresh', 'product', 'Nông sản, thủy sản tươi', 'Bán tươi trong ngày hoặc giữ lạnh'],
  ['processed', 'product', 'Thực phẩm chế biến', 'Sấy, muối, ủ, đóng gói'],
  ['herbs', 'product', 'Chè, dược liệu, mật ong', 'Đặc sản của các huyện miền núi trước đây'],
  ['province', 'article', 'Tin trong tỉnh', 'Việc của tỉnh, xã và cơ sở'],
  ['law', 'library', 'Văn bản pháp luật', 'Luật, nghị định, thông tư'],
  ['technical', 'library', 'Tài liệu kỹ thuật', 'Tiêu chuẩn, biểu mẫu, hướng dẫn'],
  ['story', 'video', 'Chuyện sản phẩm', 'Từ vùng sản xuất đến bàn ăn'],
  ['guide', 'video', 'Hướng dẫn người mua', 'Quét tem, đọc trang truy xuất'],
]

/** Plans the categories of products, news, documents and videos. */
export function planCategories({ plan, at, name }: World): void {
  plan(at(-433, '08:00'), 'editor', async (ask) => {
    for (const [place, [key, kind, title, description]] of categories.entries()) {
      const { id } = await ask('POST', '/categories', { name: title, kind, description, sort_order: place + 1 })
      name(`category ${key}`, id)
    }
  })
}

/** The category of a product, by its product group. */
export const categoryOf = (group: string): string =>
  /CHE-BIEN/.test(group) ? 'category processed' : /DUOC-LIEU|MAT-ONG/.test(group) ? 'category herbs' : 'category fresh'
