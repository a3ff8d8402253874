/** Interface texts of how the labels of an issue are laid out, besides the labels in the definitions. */
export const words = {
  templates: 'Mẫu tem có sẵn',
  size: (width: number, height: number) => `${width} × ${height}`,
  addFact: 'Thêm lên tem:',
  linesFull: 'Đã đủ 6 dòng chữ.',
  logo: 'Logo',
  producerName: 'Cơ sở sản xuất',
  shown: 'Xem',
  oneLine: 'Tem',
  wholePage: 'Cả tờ',
  onPage: (paper: string, columns: number, rows: number, all: string) =>
    `${paper}: ${columns} cột × ${rows} hàng = ${all} tem một tờ`,
  pages: (count: string, pages: string) => `${count} tem in trên ${pages} tờ`,

  codeWidth: 'Cỡ mã QR (mm)',
  codeSize: (side: string, module: string, dots: number) => `${side} mm – mỗi ô ${module} mm (${dots} chấm)`,
  codeRoom: (room: string) => `Cả khoảng trắng quanh mã, cần chỗ ${room} × ${room} mm trên tem`,

  preview: 'Xem trước',
  zoom: 'Phóng to',
  fit: 'Vừa khung',
  times: (zoom: number) => `${zoom * 100}%`,
  trueSize: (width: number, height: number) => `Tem ${width} × ${height} mm`,
  dragHint:
    'Kéo chữ và mã QR trên tem đầu tiên để đặt vị trí, hoặc chọn rồi dùng phím mũi tên (giữ Shift để đi xa hơn).',
  fits: 'Mọi chữ và mã QR nằm gọn trong tem.',
  qr: 'Mã QR',
  pin: 'Mã PIN dưới lớp phủ',
  covered: 'PIN',
  coveredHint:
    'Ô xám là lớp phủ cào che mã PIN: mỗi tem một mã 6 số riêng, chỉ thấy trên bản in của người được in tem.',
  movable: 'phần di chuyển được',
  place: (label: string, x: string, y: string) => `${label}: ngang ${x} mm, dọc ${y} mm`,
  line: (slot: number) => `Dòng chữ ${slot}`,
  productName: 'Tên sản phẩm',
  drawing: 'Tem như khi in',
} as const
