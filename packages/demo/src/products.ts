/** A product of the demo province: a real speciality of Quảng Ninh, its producer invented. */
export interface Product {
  key: string
  of: string
  name: string
  group: string
  unit: string
  price: number
  gtin: string
  species?: string
  brand: string
  packaging: string
  /** With its unit: '5 kg'. */
  net?: string
  shelf: number
  storage: string
  usage: string
  ingredients?: string
  warning?: string
  standards: [code: string, name: string][]
  /** Stars, and how many days ago they were given. */
  ocop?: [stars: number, ago: number]
  gi?: string
  /** Months of the harvest. */
  seasons?: number[]
  about: string
  /** Handed in so many days ago and still waiting. */
  waiting?: number
}

const vietgap: [string, string] = ['TCVN 11892-1:2017', 'Thực hành nông nghiệp tốt (VietGAP) – Trồng trọt']
const chilled = 'Bảo quản lạnh 0–4 °C; dùng trong ngày sau khi mở gói.'
const frozen = 'Bảo quản đông −18 °C; rã đông trong ngăn mát, không cấp đông lại.'
const dry = 'Để nơi khô ráo, thoáng mát, tránh ánh nắng; buộc kín sau khi mở.'

/** In the order of their producers' numbers; those past the twentieth are their second products. */
// oxfmt-ignore
export const products: Product[] = [
  {
    key: 'ga', of: 'ga', name: 'Gà Tiên Yên thả đồi', group: 'GIA-CAM-TRUNG', unit: 'kg', price: 190_000, gtin: '9521234001010',
    species: 'animal GA-TIEN-YEN', brand: 'Gà đồi Điền Xá', packaging: 'Gà nguyên con làm sạch, túi hút chân không',
    net: '1.8 kg', shelf: 7, storage: chilled, usage: 'Luộc, hấp muối, nướng; nấu chín kỹ trước khi ăn.',
    standards: [['TCCS 01:2025/GDX', 'Gà Tiên Yên nguyên con làm sạch'], ['TCVN 7046:2019', 'Thịt tươi']], ocop: [4, 380],
    about: 'Giống gà râu bản địa của Tiên Yên, nuôi thả trên đồi hơn bốn tháng. Da vàng giòn, thịt chắc, ngọt; luộc lên nước trong và thơm.',
  },
  {
    key: 'vit', of: 'vit', name: 'Trứng vịt biển Đồng Rui', group: 'GIA-CAM-TRUNG', unit: 'hop', price: 48_000,
    gtin: '9521234001027', species: 'animal VIT-BIEN', brand: 'Vịt biển Đồng Rui', packaging: 'Hộp giấy 10 quả', shelf: 30,
    storage: 'Để nơi mát dưới 25 °C hoặc trong ngăn mát tủ lạnh.', usage: 'Luộc, rán, muối; nấu chín trước khi ăn.',
    standards: [['TCCS 02:2025/VHL', 'Trứng vịt biển thương phẩm']], ocop: [4, 350],
    about: 'Vịt kiếm cua, ốc, cá nhỏ ở bãi triều ven rừng ngập mặn nên trứng to, lòng đỏ cam đậm, vị béo ngậy và không tanh.',
  },
  {
    key: 'lon', of: 'lon', name: 'Thịt lợn Móng Cái', group: 'GIA-SUC', unit: 'kg', price: 175_000, gtin: '9521234001034',
    species: 'animal LON-MONG-CAI', brand: 'Hải Ninh Xanh', packaging: 'Khay 500 g cấp đông', net: '500 g', shelf: 180,
    storage: frozen, usage: 'Rã đông trong ngăn mát 8 giờ, chế biến chín kỹ.',
    standards: [['TCCS 01:2024/HNX', 'Thịt lợn Móng Cái cấp đông'], ['TCVN 7047:2020', 'Thịt đông lạnh']], ocop: [4, 420],
    gi: 'Nhãn hiệu tập thể “Lợn Móng Cái”',
    about: 'Thịt của giống lợn Móng Cái thuần: thớ nhỏ, mỡ giắt đều, bì giòn. Pha lóc và cấp đông ngay tại nhà máy của trại.',
  },
  {
    key: 'mien', of: 'mien', name: 'Miến dong Bình Liêu', group: 'NONG-SAN-CHE-BIEN', unit: 'goi', price: 60_000,
    gtin: '9521234001041', species: 'plant DONG-RIENG', brand: 'Miến dong Húc Động', packaging: 'Gói 500 g', net: '500 g',
    shelf: 365, storage: dry, usage: 'Ngâm nước ấm 10 phút, trần nhanh qua nước sôi rồi nấu.',
    ingredients: 'Tinh bột dong riềng 100 %.', standards: [['TCCS 01:2025/HD', 'Miến dong']], ocop: [4, 420],
    gi: 'Nhãn hiệu chứng nhận “Miến dong Bình Liêu”',
    about: 'Củ dong trồng trên nương cao Bình Liêu, lọc bột bằng nước suối, tráng và phơi trên giàn nứa. Sợi dai, nấu lâu không nát.',
  },
  {
    key: 'tra', of: 'tra', name: 'Trà hoa vàng Ba Chẽ sấy', group: 'CHE-DUOC-LIEU', unit: 'hop', price: 700_000,
    gtin: '9521234001058', species: 'plant TRA-HOA-VANG', brand: 'Trà hoa vàng Kỳ Thượng', packaging: 'Hộp giấy 50 g',
    net: '50 g', shelf: 540, storage: dry, usage: 'Hãm 3–4 bông với 300 ml nước 90 °C trong 5 phút; hãm được ba lần nước.',
    ingredients: 'Hoa trà hoa vàng sấy lạnh 100 %.',
    warning: 'Phụ nữ mang thai và người đang dùng thuốc nên hỏi ý kiến bác sĩ trước khi dùng.',
    standards: [['TCCS 03:2025/KT', 'Trà hoa vàng sấy']], ocop: [4, 330], seasons: [11, 12, 1, 2],
    about: 'Hoa nở vào mùa lạnh dưới tán rừng Ba Chẽ, hái khi vừa hé, sấy lạnh nên giữ được màu vàng tươi. Nước trà trong, vị dịu, thơm nhẹ.',
  },
  {
    key: 'bakich', of: 'bakich', name: 'Ba kích tím sấy', group: 'CHE-DUOC-LIEU', unit: 'kg', price: 1_200_000,
    gtin: '9521234001065', species: 'plant BA-KICH', brand: 'Ba kích Đồn Đạc', packaging: 'Túi 500 g', net: '500 g', shelf: 540,
    storage: dry, usage: 'Sắc nước, hầm canh; rửa nhanh trước khi dùng.', ingredients: 'Củ ba kích tím bỏ lõi, sấy khô.',
    warning: 'Không dùng cho trẻ em và phụ nữ mang thai.', standards: [['TCCS 01:2025/BKDD', 'Ba kích tím sấy']], ocop: [3, 360],
    seasons: [10, 11, 12],
    about: 'Củ ba kích đủ ba năm tuổi trồng dưới tán keo, rút bỏ lõi, sấy ở nhiệt độ thấp; thịt củ dày, tím đậm.',
  },
  {
    key: 'na', of: 'na', name: 'Na dai Đông Triều', group: 'TRAI-CAY', unit: 'kg', price: 70_000, gtin: '9521234001072',
    species: 'plant NA', brand: 'Na An Sinh', packaging: 'Thùng 10 kg lót xốp lưới', net: '10 kg', shelf: 9,
    storage: 'Để nơi mát; quả chín bảo quản ngăn mát 3 ngày.', usage: 'Ăn tươi khi quả mềm đều.',
    standards: [vietgap, ['TCCS 01:2025/AS', 'Na dai quả tươi']], ocop: [4, 400], gi: 'Nhãn hiệu chứng nhận “Na dai Đông Triều”', seasons: [
      7, 8, 9,
    ],
    about: 'Quả tròn, vỏ mỏng, gai nở đều, thịt dai ngọt, ít hạt. Cây được đốn tỉa và thụ phấn bằng tay nên cho quả rải vụ.',
  },
  {
    key: 'vai', of: 'vai', name: 'Vải chín sớm Phương Nam', group: 'TRAI-CAY', unit: 'kg', price: 45_000, gtin: '9521234001089',
    species: 'plant VAI', brand: 'Vải Phương Nam', packaging: 'Chùm 2 kg, thùng xốp 10 kg', net: '10 kg', shelf: 7,
    storage: 'Bảo quản 4–8 °C, giữ ẩm.', usage: 'Ăn tươi, ép nước.', standards: [vietgap], ocop: [3, 300], seasons: [5],
    about: 'Giống vải chín sớm trồng ở Phương Nam, quả to, vỏ đỏ tươi, vị ngọt thanh pha chút chua; thu từ giữa tháng Năm.',
  },
  {
    key: 'cam', of: 'cam', name: 'Cam Vạn Yên', group: 'TRAI-CAY', unit: 'kg', price: 50_000, gtin: '9521234001096',
    species: 'plant CAM', brand: 'Cam Vạn Yên', packaging: 'Túi lưới 5 kg', net: '5 kg', shelf: 45,
    storage: 'Để nơi thoáng mát, tránh xếp chồng.', usage: 'Ăn tươi, vắt nước.', standards: [vietgap], ocop: [3, 340],
    seasons: [11, 12, 1],
    about: 'Giống cam bản địa trồng trên đất đồi ven biển Vân Đồn, vỏ mỏng dậy mùi, tép mọng, chín tự nhiên trên cây.',
  },
  {
    key: 'che', of: 'che', name: 'Chè xanh Đường Hoa', group: 'CHE-DUOC-LIEU', unit: 'hop', price: 60_000, gtin: '9521234001102',
    species: 'plant CHE', brand: 'Chè Đường Hoa', packaging: 'Hộp giấy 200 g', net: '200 g', shelf: 365, storage: dry,
    usage: 'Hãm 5 g với 150 ml nước 85 °C trong 2 phút.', ingredients: 'Búp chè xanh sao khô 100 %.',
    standards: [vietgap, ['TCVN 9740:2013', 'Chè xanh – Định nghĩa và các yêu cầu cơ bản']], ocop: [3, 410], seasons: [
      3, 4, 5, 6, 7, 8, 9, 10,
    ],
    about: 'Búp một tôm hai lá hái trên những đồi chè Đường Hoa, diệt men và sao trong ngày; nước xanh trong, hậu ngọt.',
  },
]
