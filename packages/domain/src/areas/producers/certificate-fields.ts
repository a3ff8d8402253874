import { approval, vouching } from '@trace/define/blocks.ts'
import { choice, date, file, text } from '@trace/define/kinds/index.ts'
import { certificateStates } from './certificate-status.ts'

export const certificateTypes = {
  vietgap: 'VietGAP',
  vietgahp: 'VietGAHP',
  globalgap: 'GlobalGAP',
  organic: 'Hữu cơ',
  haccp: 'HACCP',
  iso22000: 'ISO 22000',
  ocop: 'OCOP',
  gacp_who: 'GACP-WHO',
  asc: 'ASC',
  bap: 'BAP',
  gi: 'Chỉ dẫn địa lý',
  food_safety: 'An toàn thực phẩm',
  other: 'Khác',
}

/** A certificate as a child row of its owner; one table for producers, products and areas. */
export const certificateFields = {
  certificate_type: choice('Loại chứng nhận', certificateTypes, { required: true, vouched: true }),
  number: text('Số chứng nhận', { required: true, searchable: true, max: 100, vouched: true }),
  issuer: text('Cơ quan cấp', { required: true, searchable: true, vouched: true }),
  scope: text('Phạm vi chứng nhận', { vouched: true }),
  issued_at: date('Ngày cấp', { required: true, vouched: true, latest: 'today' }),
  expires_at: date('Ngày hết hạn', { vouched: true, expires: true }),
  file: file('Bản chụp', { vouched: true }),
  ...approval,
  ...vouching,
}

/** Filters by certificate: for lists of certificates, and of the producers that hold one. */
export const certificateFilters = {
  certificate_type: certificateFields.certificate_type,
  certificate_status: choice('Hiệu lực chứng nhận', {
    valid: certificateStates.valid.label,
    expiring: certificateStates.expiring.label,
    expired: certificateStates.expired.label,
  }),
}
