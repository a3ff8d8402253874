/** The eight geographic regions, north to south. */
export const regionNames = [
  'Đông Bắc Bộ', 'Tây Bắc Bộ', 'Đồng bằng sông Hồng', 'Bắc Trung Bộ', 'Duyên hải Nam Trung Bộ', 'Tây Nguyên', 'Đông Nam Bộ', 'Đồng bằng sông Cửu Long',
]

const provincesByRegion: Record<string, string[]> = {
  'Đông Bắc Bộ': ['04', '08', '19', '20', '22', '25'],
  'Tây Bắc Bộ': ['11', '12', '14', '15'],
  'Đồng bằng sông Hồng': ['01', '24', '31', '33', '37'],
  'Bắc Trung Bộ': ['38', '40', '42', '44', '46'],
  'Duyên hải Nam Trung Bộ': ['48', '51', '56'],
  'Tây Nguyên': ['52', '66', '68'],
  'Đông Nam Bộ': ['75', '79', '80'],
  'Đồng bằng sông Cửu Long': ['82', '86', '91', '92', '96'],
}

/** The region of each province of 2025, by the province's code. */
export const provinceRegions: Record<string, string> = Object.fromEntries(
  Object.entries(provincesByRegion).flatMap(([region, codes]) => codes.map((code) => [code, region])),
)

/** The 63 provinces before 1 July 2025 with their codes (Decision 124/2004/QĐ-TTg, as amended). */
export const legacyProvinceCodes: Record<string, string> = {
  'Hà Nội': '01', 'Hà Giang': '02', 'Cao Bằng': '04', 'Bắc Kạn': '06', 'Tuyên Quang': '08', 'Lào Cai': '10', 'Điện Biên': '11', 'Lai Châu': '12',
  'Sơn La': '14', 'Yên Bái': '15', 'Hoà Bình': '17', 'Thái Nguyên': '19', 'Lạng Sơn': '20', 'Quảng Ninh': '22', 'Bắc Giang': '24', 'Phú Thọ': '25',
  'Vĩnh Phúc': '26', 'Bắc Ninh': '27', 'Hải Dương': '30', 'Hải Phòng': '31', 'Hưng Yên': '33', 'Thái Bình': '34', 'Hà Nam': '35', 'Nam Định': '36',
  'Ninh Bình': '37', 'Thanh Hóa': '38', 'Nghệ An': '40', 'Hà Tĩnh': '42', 'Quảng Bình': '44', 'Quảng Trị': '45', 'Huế': '46',
  'Đà Nẵng': '48', 'Quảng Nam': '49', 'Quảng Ngãi': '51', 'Bình Định': '52', 'Phú Yên': '54', 'Khánh Hòa': '56', 'Ninh Thuận': '58',
  'Bình Thuận': '60', 'Kon Tum': '62', 'Gia Lai': '64', 'Đắk Lắk': '66', 'Đắk Nông': '67', 'Lâm Đồng': '68', 'Bình Phước': '70', 'Tây Ninh': '72',
  'Bình Dương': '74', 'Đồng Nai': '75', 'Bà Rịa - Vũng Tàu': '77', 'Hồ Chí Minh': '79', 'Long An': '80', 'Tiền Giang': '82', 'Bến Tre': '83',
  'Trà Vinh': '84', 'Vĩnh Long': '86', 'Đồng Tháp': '87', 'An Giang': '89', 'Kiên Giang': '91', 'Cần Thơ': '92', 'Hậu Giang': '93',
  'Sóc Trăng': '94', 'Bạc Liêu': '95', 'Cà Mau': '96',
}
