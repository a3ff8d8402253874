import type { Product } from './products.ts'

const vietgap: [string, string] = ['TCVN 11892-1:2017', 'Thực hành nông nghiệp tốt (VietGAP) – Trồng trọt']
const frozen = 'Bảo quản đông −18 °C; rã đông trong ngăn mát, không cấp đông lại.'
const dry = 'Để nơi khô ráo, thoáng mát, tránh ánh nắng; buộc kín sau khi mở.'
const seaFrozen: [string, string] = ['QCVN 8-3:2012/BYT', 'Giới hạn ô nhiễm vi sinh vật trong thực phẩm']

// oxfmt-ignore
export const moreProducts: Product[] = [
  {
    key: 'lua', of: 'lua', name: 'Gạo nếp cái hoa vàng Đông Triều', group: 'LUA-GAO-NGU-COC', unit: 'tui', price: 200_000,
    gtin: '9521234001119', species: 'plant LUA-NEP-CAI-HOA-VANG', brand: 'Nếp Bình Khê', packaging: 'Túi hút chân không 5 kg',
    net: '5 kg', shelf: 365, storage: dry, usage: 'Vo nhẹ, ngâm 4–6 giờ trước khi đồ xôi.',
    standards: [vietgap, ['TCVN 11888:2017', 'Gạo trắng']], ocop: [4, 390], gi: 'Nhãn hiệu chứng nhận “Nếp cái hoa vàng Đông Triều”', seasons: [
      10, 11,
    ],
    about: 'Hạt tròn, trắng đục, mùi thơm dịu. Xôi dẻo, để nguội không cứng; hợp gói bánh chưng, nấu rượu nếp.',
  },
  {
    key: 'hau', of: 'hau', name: 'Hàu Thái Bình Dương (hàu sữa)', group: 'THUY-SAN-TUOI-SONG', unit: 'kg', price: 25_000,
    gtin: '9521234001126', species: 'seafood HAU-THAI-BINH-DUONG', brand: 'Hàu Bái Tử Long',
    packaging: 'Túi lưới 5 kg, thùng xốp', net: '5 kg', shelf: 5, storage: 'Giữ ẩm ở 4–10 °C, không ngâm nước ngọt.',
    usage: 'Nướng, hấp, nấu cháo; ăn chín.', warning: 'Không ăn con há miệng hoặc có mùi lạ.',
    standards: [['TCVN 12457:2018', 'Thông tin truy xuất chuỗi nhuyễn thể nuôi'], seaFrozen], ocop: [3, 310],
    about: 'Hàu nuôi treo dây trong vịnh Bái Tử Long, ruột đầy, màu trắng sữa, vị ngọt mặn của biển; được làm sạch trước khi giao.',
  },
  {
    key: 'tomthe', of: 'tomthe', name: 'Tôm thẻ chân trắng', group: 'THUY-SAN-TUOI-SONG', unit: 'kg', price: 190_000,
    gtin: '9521234001133', species: 'seafood TOM-THE-CHAN-TRANG', brand: 'Vạn Ninh', packaging: 'Khay 500 g cấp đông',
    net: '500 g', shelf: 180, storage: frozen, usage: 'Rã đông trong ngăn mát, nấu chín.',
    warning: 'Người dị ứng giáp xác không dùng.',
    standards: [['TCVN 12455:2018', 'Thông tin truy xuất chuỗi giáp xác nuôi'], seaFrozen],
    about: 'Tôm cỡ 50–60 con/kg nuôi trong ao lót bạt, thu bằng lưới, ngâm nước đá và cấp đông trong bốn giờ.',
  },
  {
    key: 'tomsu', of: 'tomsu', name: 'Tôm sú quảng canh Quảng Yên', group: 'THUY-SAN-TUOI-SONG', unit: 'kg', price: 350_000,
    gtin: '9521234001140', species: 'seafood TOM-SU', brand: 'Tôm sú Hà An', packaging: 'Túi 1 kg hút chân không cấp đông',
    net: '1 kg', shelf: 120, storage: frozen, usage: 'Hấp, nướng; nấu chín.', warning: 'Người dị ứng giáp xác không dùng.',
    standards: [['TCVN 12455:2018', 'Thông tin truy xuất chuỗi giáp xác nuôi']], ocop: [3, 370],
    about: 'Tôm sú lớn tự nhiên trong đầm nước lợ, cỡ 25–30 con/kg, vỏ dày, thịt chắc ngọt.',
  },
  {
    key: 'muc', of: 'muc', name: 'Mực ống khô Cô Tô', group: 'THUY-SAN-CHE-BIEN', unit: 'kg', price: 1_500_000,
    gtin: '9521234001157', species: 'seafood MUC-ONG', brand: 'Mực Cô Tô', packaging: 'Túi 500 g hút chân không', net: '500 g',
    shelf: 180, storage: 'Bảo quản ngăn mát hoặc ngăn đông.', usage: 'Nướng than hoa hoặc cồn, đập tơi trước khi ăn.',
    ingredients: 'Mực ống tươi 100 %.', warning: 'Người dị ứng hải sản không dùng.',
    standards: [['TCCS 01:2025/CT', 'Mực ống khô'], seaFrozen], ocop: [4, 345],
    about: 'Mực câu đêm ở ngư trường Cô Tô, mổ phơi một nắng to rồi sấy lạnh; con mực mỏng đều, ngọt, nướng dậy mùi thơm.',
  },
  {
    key: 'mam', of: 'mam', name: 'Nước mắm cốt Cái Rồng', group: 'THUY-SAN-CHE-BIEN', unit: 'chai', price: 120_000,
    gtin: '9521234001164', brand: 'Cái Rồng', packaging: 'Chai thủy tinh 650 ml', net: '650 ml', shelf: 730,
    storage: 'Để nơi mát; muối kết tinh là hiện tượng tự nhiên.', usage: 'Chấm, ướp, nêm.',
    ingredients: 'Cá cơm, cá nục, muối biển. Độ đạm 30 gN/l.', warning: 'Chứa cá.', standards: [['TCVN 5107:2018', 'Nước mắm']],
    ocop: [4, 395], gi: 'Nhãn hiệu tập thể “Nước mắm Cái Rồng”',
    about: 'Cá tươi ướp muối tại bến, ủ chượp hơn một năm, kéo rút nước cốt đầu. Màu cánh gián trong, mùi thơm đằm, hậu ngọt.',
  },
  {
    key: 'chamuc', of: 'chamuc', name: 'Chả mực Hạ Long giã tay', group: 'THUY-SAN-CHE-BIEN', unit: 'kg', price: 480_000,
    gtin: '9521234001171', brand: 'Chả mực Bãi Cháy', packaging: 'Khay 500 g hút chân không', net: '500 g', shelf: 90,
    storage: frozen, usage: 'Rã đông, rán lại bằng lửa nhỏ 5 phút.',
    ingredients: 'Mực mai 85 %, mỡ phần, hành khô, hạt tiêu, nước mắm.', warning: 'Chứa nhuyễn thể.',
    standards: [['TCCS 02:2025/BC', 'Chả mực'], seaFrozen], ocop: [4, 365], gi: 'Chỉ dẫn địa lý “Hạ Long”',
    about: 'Mực mai tươi giã tay trong cối đá nên miếng chả giòn sần sật, vàng ruộm, thơm mùi thì là và tiêu.',
  },
  {
    key: 'bap', of: 'rau', name: 'Cải bắp VietGAP Tiền An', group: 'RAU-CU-QUA-TUOI', unit: 'kg', price: 18_000,
    gtin: '9521234001188', species: 'plant RAU-CAC-LOAI', brand: 'Rau Tiền An', packaging: 'Bắp dán tem, sọt nhựa 15 kg',
    shelf: 10, storage: 'Bảo quản 5–10 °C.', usage: 'Rửa sạch; ăn sống, luộc, xào, muối.', standards: [vietgap], ocop: [3, 320],
    seasons: [11, 12, 1, 2, 3],
    about: 'Bắp cuộn chặt, lá xanh non, ngọt; trồng trên đất phù sa Quảng Yên, cách ly thuốc đủ ngày trước khi cắt.',
  },
  {
    key: 'ong', of: 'ong', name: 'Mật ong hoa rừng Ba Chẽ', group: 'MAT-ONG', unit: 'chai', price: 250_000, gtin: '9521234001195',
    species: 'animal ONG-MAT', brand: 'Ong Lương Minh', packaging: 'Chai thủy tinh 500 ml', net: '500 ml', shelf: 730,
    storage: 'Để nơi khô mát, đậy kín; mật kết tinh khi lạnh.', usage: 'Pha nước ấm dưới 40 °C, ướp, làm bánh.',
    warning: 'Không dùng cho trẻ dưới 12 tháng tuổi.', standards: [['TCVN 12605:2019', 'Mật ong']], ocop: [3, 325],
    seasons: [5, 6, 11, 12],
    about: 'Mật của ong nội đi lấy hoa chân chim và hoa rừng, chỉ quay khi đã vít nắp; sánh, vàng sẫm, thơm mùi rừng.',
  },
  {
    key: 'cucai', of: 'cucai', name: 'Củ cải khô Đầm Hà', group: 'NONG-SAN-CHE-BIEN', unit: 'goi', price: 40_000,
    gtin: '9521234001201', species: 'plant CU-CAI', brand: 'Củ cải Đầm Hà', packaging: 'Gói 300 g', net: '300 g', shelf: 270,
    storage: dry, usage: 'Ngâm nước ấm 30 phút, vắt ráo; xào, ngâm mắm, trộn gỏi.', ingredients: 'Củ cải trắng, muối.',
    standards: [['TCCS 01:2025/DH', 'Củ cải khô']], ocop: [3, 335],
    about: 'Củ cải trắng thái sợi, ướp muối nhạt rồi phơi nắng; sợi vàng, giòn, thơm, giữ vị ngọt của củ tươi.',
  },
  {
    key: 'trungga', of: 'ga', name: 'Trứng gà Tiên Yên', group: 'GIA-CAM-TRUNG', unit: 'hop', price: 45_000, gtin: '952123400121',
    species: 'animal GA-TIEN-YEN', brand: 'Gà đồi Điền Xá', packaging: 'Hộp giấy 10 quả', shelf: 30,
    storage: 'Để nơi mát dưới 25 °C.', usage: 'Nấu chín trước khi ăn.', standards: [['TCCS 02:2025/GDX', 'Trứng gà thương phẩm']],
    about: 'Trứng của gà mái Tiên Yên thả đồi: vỏ hồng, lòng đỏ to và dẻo.',
  },
  {
    key: 'tratui', of: 'tra', name: 'Trà túi lọc hoa vàng Ba Chẽ', group: 'CHE-DUOC-LIEU', unit: 'hop', price: 180_000,
    gtin: '952123400122', species: 'plant TRA-HOA-VANG', brand: 'Trà hoa vàng Kỳ Thượng', packaging: 'Hộp 20 túi × 2 g',
    net: '40 g', shelf: 540, storage: dry, usage: 'Hãm một túi với 200 ml nước sôi trong 3 phút.',
    ingredients: 'Lá và hoa trà hoa vàng.', standards: [['TCCS 04:2025/KT', 'Trà túi lọc hoa vàng']],
    about: 'Lá non và hoa trà hoa vàng sao nhẹ, nghiền vừa, đóng túi lọc tiện dùng ở văn phòng.',
  },
  {
    key: 'bakichtuoi', of: 'bakich', name: 'Ba kích tím tươi', group: 'CHE-DUOC-LIEU', unit: 'kg', price: 250_000,
    gtin: '952123400123', species: 'plant BA-KICH', brand: 'Ba kích Đồn Đạc', packaging: 'Túi lưới 1 kg', net: '1 kg', shelf: 20,
    storage: 'Để nơi thoáng mát, không rửa trước khi cất.', usage: 'Rửa sạch, rút lõi trước khi dùng.',
    standards: [['TCCS 02:2025/BKDD', 'Ba kích tím tươi']], about: 'Củ tươi đào trong ngày, còn nguyên vỏ, ruột tím.',
  },
  {
    key: 'suhao', of: 'rau', name: 'Su hào VietGAP Tiền An', group: 'RAU-CU-QUA-TUOI', unit: 'kg', price: 15_000,
    gtin: '952123400124', species: 'plant RAU-CAC-LOAI', brand: 'Rau Tiền An', packaging: 'Củ để lá, sọt nhựa 15 kg', shelf: 12,
    storage: 'Bảo quản 5–10 °C.', usage: 'Gọt vỏ; luộc, xào, làm nộm.', standards: [vietgap], seasons: [11, 12, 1, 2],
    about: 'Củ tròn, vỏ xanh mỏng, giòn ngọt; thu khi củ vừa độ, chưa xơ.',
  },
  {
    key: 'chaca', of: 'chamuc', name: 'Chả cá Hạ Long', group: 'THUY-SAN-CHE-BIEN', unit: 'kg', price: 280_000,
    gtin: '952123400125', brand: 'Chả mực Bãi Cháy', packaging: 'Khay 500 g hút chân không', net: '500 g', shelf: 60,
    storage: frozen, usage: 'Rán lại bằng lửa nhỏ.', ingredients: 'Cá thu, cá nhồng, thì là, hạt tiêu.', warning: 'Chứa cá.',
    standards: [['TCCS 03:2025/BC', 'Chả cá']], waiting: 6,
    about: 'Cá tươi lọc xương, quết dẻo, thêm thì là Hạ Long rồi rán vàng.',
  },
  {
    key: 'tombocnon', of: 'tomsu', name: 'Tôm sú bóc nõn cấp đông', group: 'THUY-SAN-CHE-BIEN', unit: 'kg', price: 460_000,
    gtin: '952123400126', species: 'seafood TOM-SU', brand: 'Tôm sú Hà An', packaging: 'Túi 500 g', net: '500 g', shelf: 180,
    storage: frozen, usage: 'Rã đông trong ngăn mát, nấu chín.', warning: 'Người dị ứng giáp xác không dùng.',
    standards: [['TCCS 01:2026/HA', 'Tôm sú bóc nõn']], waiting: 3,
    about: 'Tôm sú đầm bóc vỏ, bỏ đầu, rút chỉ, cấp đông rời từng con.',
  },
]
