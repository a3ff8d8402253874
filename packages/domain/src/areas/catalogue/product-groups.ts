import { activeToggle, sortOrder } from '@trace/define/blocks.ts'
import { choice, count, image, longText, reference, slug, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { productionKinds } from '../producers/sectors.ts'

export const productGroups = resource('product-groups', {
  label: 'Nhóm sản phẩm',
  icon: 'category',
  screen: 'system/products-groups',
  fields: {
    image: image('Ảnh'),
    code: text('Mã nhóm', { required: true, unique: true, searchable: true, max: 20 }),
    name: text('Tên nhóm', { required: true, unique: true, searchable: true, max: 100 }),
    slug: slug('Địa chỉ trang'),
    parent_id: reference('Nhóm cha', 'product-groups'),
    sector_kind: choice('Lĩnh vực', productionKinds, { required: true }),
    ocop_group: choice('Nhóm OCOP', {
      food: 'Thực phẩm',
      drink: 'Đồ uống',
      herbal: 'Dược liệu và sản phẩm từ dược liệu',
      handicraft: 'Hàng thủ công mỹ nghệ',
      ornamental: 'Sinh vật cảnh',
      tourism: 'Dịch vụ du lịch cộng đồng, du lịch sinh thái và điểm du lịch',
    }),
    icon: text('Biểu tượng', { max: 50 }),
    description: longText('Mô tả'),
    sort_order: sortOrder,
    is_active: activeToggle,
    product_count: count('Số sản phẩm', 'products', 'product_group_id'),
  },
  columns: ['image', 'code', 'name', 'parent_id', 'sector_kind', 'product_count', 'is_active'],
  filters: ['sector_kind', 'parent_id', 'ocop_group', 'is_active'],
  order: 'sort_order',
  tree: 2,
})
