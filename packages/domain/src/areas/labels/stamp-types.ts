/** One code on every label, a code for each label, or a code and a covered number against forgery. */
export const stampTypes = {
  qr_lot: 'Tem QR theo lô',
  qr_serial: 'Tem QR theo từng sản phẩm',
  qr_secure: 'Tem chống giả (QR và mã phủ cào)',
}
