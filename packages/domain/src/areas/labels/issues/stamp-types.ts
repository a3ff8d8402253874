/** Types of label: one code shared by all labels, a code per label, or a code and a scratch-off PIN per label. */
export const stampTypes = {
  qr_lot: 'Tem QR theo lô',
  qr_serial: 'Tem QR theo từng sản phẩm',
  qr_secure: 'Tem chống giả (QR và mã phủ cào)',
}
