/** What may be wrong with a file of boundaries. */
export const fileWords = {
  fileTooLarge: 'Tệp quá lớn, tối đa 5 MB',
  fileZipped: 'Tệp KMZ đã nén. Hãy giải nén và chọn tệp .kml bên trong',
  fileShape:
    'Đây là tệp Shapefile. Hãy mở trong QGIS, ArcGIS hoặc phần mềm bản đồ khác, xuất sang GeoJSON theo hệ WGS84 rồi chọn tệp đó',
  fileOtherSystem: 'Tệp dùng hệ tọa độ khác WGS84 và VN-2000. Hãy xuất lại theo kinh độ, vĩ độ WGS84',
  fileWrong: 'Không đọc được tệp. Cần tệp GeoJSON, KML hoặc CSV tọa độ',
  fileEmpty: 'Tệp không có đường ranh giới nào',
  fileInMetres: 'Tọa độ đang tính bằng mét (VN-2000). Hãy chuyển sang kinh độ, vĩ độ WGS84 rồi nhập lại',
  fileSwapped: 'Vĩ độ vượt quá 90: có thể kinh độ và vĩ độ đang bị đổi chỗ',
  columnsUnknown: 'Không tìm thấy cột kinh độ (102 đến 118) và cột vĩ độ (8 đến 24)',
  tooFewPoints: 'Ranh giới cần ít nhất 3 điểm.',
} as const
