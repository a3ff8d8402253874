/** Interface texts of charts and maps. */
export const words = {
  map: 'bản đồ',
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  fit: 'Vừa khung',
  noCommunes: 'Chưa có ranh giới xã.',
  loadCommunes: 'Nạp tệp ranh giới',
  askAdministrator: 'Quản trị hệ thống có thể nạp tệp ranh giới ở mục Thông tin hệ thống.',
  square: (length: string) => `Ô lưới ${length}`,
  myPlace: 'Vị trí của tôi',
  myPlaceWithin: (metres: string) => `Bạn đang đứng trong vòng tròn xanh dương, sai số ${metres} m.`,
  placeRefused:
    'Trình duyệt chưa được phép dùng vị trí. Hãy bật vị trí của điện thoại và cho phép trang này dùng vị trí.',
  placeUnknown: 'Chưa xác định được vị trí. Hãy thử lại ở chỗ thoáng, cách xa mái che và cây lớn.',
  legend: 'Chú giải',
  none: 'Không có',
  some: 'Có',
  below: (number: string) => `dưới ${number}`,
  from: (number: string) => `từ ${number}`,
  between: (from: string, to: string) => `${from} – ${to}`,
  place: 'Địa bàn',
  table: (heading: string) => `${heading}: bảng số liệu`,
} as const
