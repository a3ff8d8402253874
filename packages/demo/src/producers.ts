/** A producer of the demo province; all are invented. */
export interface Producer {
  key: string
  name: string
  short: string
  form: string
  sectors: string[]
  /** The account of the office that looks after it. */
  office: 'animal' | 'plant' | 'seafood' | 'processing'
  ward: string
  address: string
  before: string
  gln: string
  representative: string
  founded: number
  employees: number
  members?: number
  /** Labors that are entered. */
  labors: number
  acreage?: number
  grade: 'A' | 'B'
  introduction: string
  /** Type, what it covers, and the days from today when it was issued and ends. */
  certificates?: [type: string, scope: string, from: number, to: number][]
}

/** In the order of their numbers. */
// oxfmt-ignore
export const producers: Producer[] = [
  {
    key: 'ga', name: 'HTX Chăn nuôi gà đồi Điền Xá', short: 'HTX Gà đồi Điền Xá', form: 'HOP-TAC-XA', sectors: ['CHAN-NUOI'],
    office: 'animal', ward: '06874', address: 'Thôn Khe Léng', before: 'Xã Hà Lâu, Huyện Tiên Yên', gln: '9521234009016',
    representative: 'Nguyễn Văn A', founded: 2017, employees: 18, members: 22, labors: 6, acreage: 6.5, grade: 'A',
    introduction: 'Nuôi gà Tiên Yên bản địa thả đồi, ăn ngô, thóc và rau rừng; mỗi lứa khoảng 12.000 con, nuôi từ bốn tháng trở lên.',
    certificates: [['vietgahp', 'Chăn nuôi gà thịt, 12.000 con/lứa', -410, 320]],
  },
  {
    key: 'vit', name: 'HTX Vịt biển Hải Lạng', short: 'HTX Vịt biển', form: 'HOP-TAC-XA', sectors: ['CHAN-NUOI'],
    office: 'animal', ward: '06886', address: 'Thôn Trung', before: 'Xã Đồng Rui, Huyện Tiên Yên', gln: '9521234009023',
    representative: 'Trần Thị B', founded: 2018, employees: 12, members: 15, labors: 4, acreage: 3.2, grade: 'A',
    introduction: 'Nuôi vịt biển đẻ trứng ven rừng ngập mặn Đồng Rui; vịt kiếm cua ốc ở bãi triều nên lòng đỏ trứng đậm màu, vị béo.',
  },
  {
    key: 'lon', name: 'Công ty CP Chăn nuôi Hải Ninh Xanh', short: 'Hải Ninh Xanh', form: 'DOANH-NGHIEP', sectors: ['CHAN-NUOI'],
    office: 'animal', ward: '06733', address: 'Thôn 5', before: 'Xã Quảng Nghĩa, Thành phố Móng Cái', gln: '9521234009030',
    representative: 'Lê Văn C', founded: 2014, employees: 46, labors: 5, acreage: 4, grade: 'A',
    introduction: 'Giữ và nhân giống lợn Móng Cái thuần, nuôi chuồng kín trên nền đệm lót sinh học, giết mổ và cấp đông tại chỗ.',
    certificates: [
      ['vietgahp', 'Chăn nuôi lợn thịt, 1.800 con', -500, 230],
      ['food_safety', 'Giết mổ, pha lóc và cấp đông thịt lợn', -700, 395],
    ],
  },
  {
    key: 'mien', name: 'HTX Miến dong Húc Động', short: 'Miến dong Húc Động', form: 'HOP-TAC-XA',
    sectors: ['TRONG-TROT', 'CHE-BIEN-NONG-SAN'], office: 'processing', ward: '06838', address: 'Thôn Pò Đán',
    before: 'Xã Húc Động, Huyện Bình Liêu', gln: '9521234009047', representative: 'Phạm Thị D', founded: 2016, employees: 25,
    members: 41, labors: 4, acreage: 38, grade: 'A',
    introduction: 'Trồng dong riềng trên nương cao, tự xay củ, lọc bột và tráng miến; sợi miến dai, trong, không dùng phẩm màu.',
    certificates: [['haccp', 'Sản xuất miến dong', -300, 795]],
  },
  {
    key: 'tra', name: 'HTX Dược liệu Kỳ Thượng', short: 'Dược liệu Kỳ Thượng', form: 'HOP-TAC-XA',
    sectors: ['LAM-NGHIEP-DUOC-LIEU'], office: 'plant', ward: '06979', address: 'Thôn Khe Lọng',
    before: 'Xã Đạp Thanh, Huyện Ba Chẽ', gln: '9521234009054', representative: 'Hoàng Văn E', founded: 2015, employees: 16,
    members: 28, labors: 4, acreage: 22, grade: 'A',
    introduction: 'Trồng trà hoa vàng dưới tán rừng, hái hoa bằng tay vào sáng sớm và sấy lạnh trong ngày để giữ màu, giữ hương.',
    certificates: [['gacp_who', 'Trồng trọt và thu hái trà hoa vàng', -330, 765]],
  },
  {
    key: 'bakich', name: 'THT Ba kích Đồn Đạc', short: 'THT Ba kích', form: 'TO-HOP-TAC', sectors: ['LAM-NGHIEP-DUOC-LIEU'],
    office: 'plant', ward: '06978', address: 'Thôn Nam Kim', before: 'Xã Đồn Đạc, Huyện Ba Chẽ', gln: '9521234009061',
    representative: 'Vũ Thị G', founded: 2019, employees: 8, members: 14, labors: 4, acreage: 15, grade: 'B',
    introduction: 'Mười bốn hộ trồng ba kích tím dưới tán keo; chỉ đào củ đủ ba năm tuổi, rút lõi và sấy tại tổ hợp tác.',
  },
  {
    key: 'na', name: 'HTX Cây ăn quả An Sinh', short: 'HTX Na An Sinh', form: 'HOP-TAC-XA', sectors: ['TRONG-TROT'],
    office: 'plant', ward: '07090', address: 'Khu Tân Việt', before: 'Xã Việt Dân, Thành phố Đông Triều', gln: '9521234009078',
    representative: 'Bùi Văn H', founded: 2013, employees: 30, members: 64, labors: 6, acreage: 45, grade: 'A',
    introduction: 'Trồng na dai trên đất đồi Đông Triều theo VietGAP, thụ phấn bổ sung bằng tay nên quả tròn, ít hạt, ngọt đậm.',
    certificates: [['vietgap', 'Na dai, 45 ha', -440, 290]],
  },
  {
    key: 'vai', name: 'THT Vải chín sớm Phương Nam', short: 'THT Vải Phương Nam', form: 'TO-HOP-TAC', sectors: ['TRONG-TROT'],
    office: 'plant', ward: '06832', address: 'Khu Hồng Hải', before: 'Phường Phương Nam, Thành phố Uông Bí', gln: '9521234009085',
    representative: 'Đặng Thị I', founded: 2012, employees: 10, members: 52, labors: 5, acreage: 60, grade: 'A',
    introduction: 'Vùng vải chín sớm nhất miền Bắc, thu trước chính vụ gần một tháng; các hộ cùng ghi một sổ nhật ký chung.',
    certificates: [['vietgap', 'Vải chín sớm, 60 ha', -600, 130]],
  },
  {
    key: 'cam', name: 'HTX Cam Vạn Yên', short: 'HTX Cam Vạn Yên', form: 'HOP-TAC-XA', sectors: ['TRONG-TROT'], office: 'plant',
    ward: '06994', address: 'Thôn 10/10', before: 'Xã Vạn Yên, Huyện Vân Đồn', gln: '9521234009092', representative: 'Đỗ Văn K',
    founded: 2016, employees: 14, members: 26, labors: 4, acreage: 25, grade: 'B',
    introduction: 'Trồng cam bản địa Vạn Yên trên đất đồi ven biển, bón phân hữu cơ ủ hoai, để quả chín trên cây.',
    certificates: [['vietgap', 'Cam, 25 ha', -718, 12]],
  },
  {
    key: 'che', name: 'HTX Chè Đường Hoa', short: 'HTX Chè Đường Hoa', form: 'HOP-TAC-XA',
    sectors: ['TRONG-TROT', 'CHE-BIEN-NONG-SAN'], office: 'plant', ward: '06946', address: 'Thôn 7',
    before: 'Xã Quảng Long, Huyện Hải Hà', gln: '9521234009108', representative: 'Ngô Thị L', founded: 2011, employees: 35,
    members: 70, labors: 5, acreage: 80, grade: 'A',
    introduction: 'Vùng chè đồi Đường Hoa cho nước xanh, vị chát dịu, hậu ngọt; hái một tôm hai lá và sao sấy ngay trong ngày.',
    certificates: [['vietgap', 'Chè, 80 ha', -450, 645]],
  },
  {
    key: 'lua', name: 'HTX Lúa nếp Bình Khê', short: 'HTX Nếp Bình Khê', form: 'HOP-TAC-XA', sectors: ['TRONG-TROT'],
    office: 'plant', ward: '07081', address: 'Khu Phú Ninh', before: 'Phường Bình Khê, Thành phố Đông Triều',
    gln: '9521234009115', representative: 'Dương Văn M', founded: 2014, employees: 22, members: 120, labors: 6, acreage: 120,
    grade: 'A',
    introduction: 'Cấy giống nếp cái hoa vàng địa phương, gặt máy, sấy nhiệt độ thấp và xay xát theo đơn hàng để hạt gạo luôn thơm.',
    certificates: [['vietgap', 'Lúa nếp cái hoa vàng, 120 ha', -380, 715]],
  },
  {
    key: 'hau', name: 'HTX Nuôi biển Bái Tử Long Mẫu', short: 'HTX Bái Tử Long', form: 'HOP-TAC-XA',
    sectors: ['NUOI-TRONG-THUY-SAN'], office: 'seafood', ward: '06994', address: 'Thôn Đông Hải',
    before: 'Xã Hạ Long, Huyện Vân Đồn', gln: '9521234009122', representative: 'Lý Thị N', founded: 2018, employees: 20,
    members: 33, labors: 4, acreage: 40, grade: 'B',
    introduction: 'Nuôi hàu treo dây trên 120 giàn phao nhựa HDPE ở vịnh Bái Tử Long, làm sạch bằng nước biển lọc trước khi giao.',
    certificates: [['food_safety', 'Nuôi và sơ chế nhuyễn thể hai mảnh vỏ', -710, 25]],
  },
  {
    key: 'tomthe', name: 'Công ty TNHH Thủy sản Vạn Ninh', short: 'Thủy sản Vạn Ninh', form: 'DOANH-NGHIEP',
    sectors: ['NUOI-TRONG-THUY-SAN'], office: 'seafood', ward: '06709', address: 'Khu Trung',
    before: 'Xã Vạn Ninh, Thành phố Móng Cái', gln: '9521234009139', representative: 'Đinh Văn O', founded: 2012, employees: 58,
    labors: 5, acreage: 18, grade: 'A',
    introduction: 'Nuôi tôm thẻ hai giai đoạn trong 24 ao lót bạt, theo dõi môi trường nước tự động, thu tỉa và cấp đông trong bốn giờ.',
    certificates: [['vietgap', 'Nuôi tôm thẻ chân trắng, 18 ha', -420, 310], ['asc', 'Trại nuôi tôm thẻ', -330, 765]],
  },
  {
    key: 'tomsu', name: 'HTX Thủy sản Hà An', short: 'HTX Thủy sản Hà An', form: 'HOP-TAC-XA', sectors: ['NUOI-TRONG-THUY-SAN'],
    office: 'seafood', ward: '07168', address: 'Khu 4', before: 'Xã Hoàng Tân, Thị xã Quảng Yên', gln: '9521234009146',
    representative: 'Mai Thị P', founded: 2015, employees: 15, members: 31, labors: 4, acreage: 75, grade: 'B',
    introduction: 'Nuôi tôm sú quảng canh xen cua, cá trong đầm nước lợ; thả thưa, không cho ăn công nghiệp, thu theo con nước.',
  },
  {
    key: 'muc', name: 'Hộ KD Hải sản Cô Tô Mẫu', short: 'Hải sản Cô Tô', form: 'HO-KINH-DOANH',
    sectors: ['KHAI-THAC-THUY-SAN', 'CHE-BIEN-THUY-SAN'], office: 'processing', ward: '07192', address: 'Khu 2',
    before: 'Thị trấn Cô Tô, Huyện Cô Tô', gln: '9521234009153', representative: 'Tô Văn Q', founded: 2010, employees: 9,
    labors: 3, grade: 'A',
    introduction: 'Mua mực ống câu đêm của tàu nhà và tàu bạn ở ngư trường Cô Tô, mổ và phơi giàn hoặc sấy lạnh ngay trong ngày.',
  },
  {
    key: 'mam', name: 'HTX Nước mắm Cửa Biển Vân Đồn', short: 'Nước mắm Cửa Biển', form: 'HOP-TAC-XA',
    sectors: ['CHE-BIEN-THUY-SAN'], office: 'processing', ward: '06994', address: 'Khu 8',
    before: 'Thị trấn Cái Rồng, Huyện Vân Đồn', gln: '9521234009160', representative: 'Nguyễn Thị R', founded: 2009,
    employees: 19, members: 17, labors: 5, grade: 'A',
    introduction: 'Ủ chượp cá cơm, cá nục với muối trong 60 bể từ mười hai tháng trở lên, kéo rút nước cốt, không pha đấu.',
    certificates: [['haccp', 'Sản xuất nước mắm', -250, 845]],
  },
  {
    key: 'chamuc', name: 'Công ty TNHH Chả mực Bãi Cháy Mẫu', short: 'Chả mực Bãi Cháy', form: 'DOANH-NGHIEP',
    sectors: ['CHE-BIEN-THUY-SAN'], office: 'processing', ward: '06673', address: 'Số 12, khu 5',
    before: 'Phường Bãi Cháy, Thành phố Hạ Long', gln: '9521234009177', representative: 'Trần Văn S', founded: 2008,
    employees: 32, labors: 5, grade: 'A',
    introduction: 'Làm chả từ mực mai tươi, giã tay trong cối đá, rán vàng rồi hút chân không; giao trong ngày hoặc cấp đông.',
    certificates: [
      ['haccp', 'Sản xuất chả mực, chả cá', -320, 775], ['gi', 'Chỉ dẫn địa lý “Hạ Long” cho chả mực', -600, 1225],
    ],
  },
  {
    key: 'rau', name: 'HTX Rau an toàn Tiền An', short: 'Rau Tiền An', form: 'HOP-TAC-XA', sectors: ['TRONG-TROT'],
    office: 'plant', ward: '07132', address: 'Thôn Giếng Méo', before: 'Xã Tiền An, Thị xã Quảng Yên', gln: '9521234009184',
    representative: 'Lê Thị T', founded: 2010, employees: 24, members: 86, labors: 5, acreage: 30, grade: 'A',
    introduction: 'Trồng rau theo mùa trên bãi phù sa Quảng Yên, tưới nước giếng khoan đã kiểm nghiệm, sơ chế tại nhà đóng gói của HTX.',
    certificates: [['vietgap', 'Rau ăn lá, rau ăn củ, 30 ha', -360, 370]],
  },
  {
    key: 'ong', name: 'Hộ nuôi ong Lương Minh', short: 'Ong Lương Minh', form: 'HO-GIA-DINHCA-NHAN', sectors: ['CHAN-NUOI'],
    office: 'animal', ward: '06985', address: 'Thôn Đồng Doong', before: 'Xã Lương Minh, Huyện Ba Chẽ', gln: '9521234009191',
    representative: 'Phạm Văn U', founded: 2016, employees: 4, labors: 3, grade: 'B',
    introduction: 'Nuôi 350 đàn ong nội dưới tán rừng Ba Chẽ, quay mật hoa rừng và hoa chân chim khi mật đã vít nắp.',
  },
  {
    key: 'cucai', name: 'HTX Củ cải Đầm Hà', short: 'Củ cải Đầm Hà', form: 'HOP-TAC-XA',
    sectors: ['TRONG-TROT', 'CHE-BIEN-NONG-SAN'], office: 'processing', ward: '06895', address: 'Thôn Đông',
    before: 'Xã Đại Bình, Huyện Đầm Hà', gln: '9521234009207', representative: 'Hoàng Thị V', founded: 2017, employees: 11,
    members: 24, labors: 3, acreage: 20, grade: 'B',
    introduction: 'Trồng củ cải trắng trên đất cát pha Đầm Hà, thái sợi, phơi nắng và sấy bổ sung khi trời ẩm.',
  },
]

/** Producers whose owners have accounts of their own. */
const OWNERS = ['ga', 'na', 'chamuc']

/** The account that enters what a producer has to say: its owner's, or that of the office for those without one. */
export const handsOf = ({ key, office }: Pick<Producer, 'key' | 'office'>): string =>
  OWNERS.includes(key) ? key : office

/** Producers whose last labor came lately and is not approved yet. */
const GROWING = ['ga', 'na', 'tomthe', 'rau']

/** The places of a producer's labors that may work. */
export const approvedLabors = ({ key, labors }: Pick<Producer, 'key' | 'labors'>): number[] =>
  Array.from({ length: GROWING.includes(key) ? labors - 1 : labors }, (_, place) => place + 1)

export const producerOf = (key: string): Producer => producers.find((producer) => producer.key === key)!
