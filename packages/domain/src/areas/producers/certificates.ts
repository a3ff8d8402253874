import { certificateFields } from './certificate-fields.ts'
import { reference } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

/** Child rows of producers, products and areas; this resource lists them all together. */
export const certificates = resource('certificates', {
  label: 'Chứng nhận',
  icon: 'certificate',
  subjects: ['manufactures', 'products', 'material_areas', 'raw_material_areas', 'traces'],
  fields: {
    ...certificateFields,
    manufacture_id: reference('Cơ sở sản xuất', 'manufactures'),
    product_id: reference('Sản phẩm', 'products'),
    material_area_id: reference('Vùng sản xuất', 'material-areas'),
  },
  title: 'number',
  columns: [
    'number',
    'certificate_type',
    'manufacture_id',
    'product_id',
    'material_area_id',
    'issuer',
    'issued_at',
    'expires_at',
    'approval_status',
  ],
  spare: ['issued_at', 'issuer'],
  filters: [
    'certificate_type',
    'manufacture_id',
    'product_id',
    'material_area_id',
    'expires_at',
    'approval_status',
    'has_changes',
  ],
  calls: ['list', 'read'],
  detail: true,
  form: false,
  ordered: [['issued_at', 'expires_at']],
  scope: { parents: ['manufacture_id', 'product_id', 'material_area_id'] },
})
