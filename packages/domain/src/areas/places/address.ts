import { decimal, email, phone, reference, text, url } from '@trace/define/kinds/index.ts'

/** Address in the present administrative system, with the names before 1 July 2025 beside it (domain §5, §6). */
export const address = {
  address: text('Địa chỉ', { help: 'Số nhà, đường, thôn hoặc khu', vouched: true }),
  province_id: reference('Tỉnh/thành phố', 'provinces', {
    required: true,
    only: { system: '2025' },
    begins: { where: { is_home: true } },
    vouched: true,
  }),
  ward_id: reference('Xã/phường/đặc khu', 'wards', {
    required: true,
    within: ['province_id'],
    only: { system: '2025' },
    vouched: true,
  }),
  old_district_id: reference('Huyện cũ (trước 01/7/2025)', 'districts', { vouched: true }),
  old_ward_id: reference('Xã cũ (trước 01/7/2025)', 'wards', {
    only: { system: 'legacy' },
    withinOf: { of: 'old_district_id', its: 'id', as: 'district_id' },
    leads: 'ward_id',
    vouched: true,
  }),
  latitude: decimal('Vĩ độ', { min: -90, max: 90, vouched: true }),
  longitude: decimal('Kinh độ', { min: -180, max: 180, paired: true, vouched: true }),
}

export const contact = {
  phone: phone('Số điện thoại', { required: true, searchable: true, vouched: true }),
  email: email('Email', { vouched: true }),
  website: url('Website', { vouched: true }),
}
