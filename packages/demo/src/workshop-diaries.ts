import type { Script } from './script.ts'

const lab = (sample_no: string, result: string) => ({
  details: { lab: 'Phòng thử nghiệm nông sản của tỉnh (dữ liệu mẫu)', sample_no, result },
})

/** Noodles, from planting the roots: 290 days. */
const mien: Script = [
  [
    2,
    'grow',
    'Đặt củ giống dong riềng',
    'Hố sâu 20 cm, bón lót phân hoai, phủ rơm.',
    {
      inputs: [
        ['seed', 'Củ giống dong riềng đỏ', 46_000, 'kg'],
        ['fertilizer', 'Phân chuồng ủ hoai', 60_000, 'kg'],
      ],
    },
  ],
  [38, 'grow', 'Làm cỏ, vun gốc lần một', 'Cây mọc {95|96} %, dặm chỗ khuyết.'],
  [61, 'grow', 'Làm cỏ lần hai', 'Làm cỏ bằng cuốc, không dùng thuốc trừ cỏ.'],
  [
    84,
    'grow',
    'Bón thúc, vun cao',
    'Bón NPK, vun cao chống đổ.',
    { inputs: [['fertilizer', 'Phân NPK 12-5-10', 5_200, 'kg']] },
  ],
  [146, 'grow', 'Kiểm tra nương sau mưa bão', 'Đổ {3|4} % diện tích, dựng lại, khơi rãnh.'],
  [212, 'grow', 'Cắt lá già, ước sản lượng', 'Ước 48–50 tấn củ mỗi héc-ta.'],
  [262, 'roots', 'Đào củ, chở về xưởng', 'Củ già, thân lụi; chở trong ngày, không để quá hai hôm.'],
  [264, 'starch', 'Rửa, nghiền, lắng bột', 'Rửa ba nước, nghiền, lọc hai lần, lắng sáu giờ, thay nước bốn lần.'],
  [267, 'starch', 'Lọc tinh bột', 'Bột {trắng|trắng ngà}, không còn xơ; không dùng chất tẩy.'],
  [270, 'sheet', 'Tráng bánh', 'Tráng hơi nước, bánh mỏng đều 1,5 mm.'],
  [271, 'dry', 'Phơi bánh trên phên nứa', 'Phơi hai nắng, tối ủ cho dẻo.'],
  [273, 'dry', 'Cắt sợi, phơi lại', 'Cắt máy sợi 1 mm, phơi thêm một nắng.'],
  [276, 'dry', 'Sấy bổ sung', 'Trời nồm, sấy 45 °C đến ẩm 12 %.'],
  [
    280,
    'test',
    'Gửi mẫu kiểm nghiệm',
    'Mẫu gộp của lô.',
    lab('MD-01', 'Đạt: không phát hiện hàn the, phẩm màu; độ ẩm 12,1 %'),
  ],
  [284, 'cut', 'Đóng gói mẻ một', 'Sợi dai, trong, thử nấu 10 phút không nát; cân, hàn túi 500 g.', { share: 0.5 }],
  [288, 'cut', 'Đóng gói mẻ hai', 'Đồng đều với mẻ một.', { share: 0.5 }],
  [290, 'store', 'Dán tem, nhập kho', 'Dán tem từng gói, xếp thùng 30 gói trên pa-lét.'],
]

/** Fish sauce: 368 days. */
const mam: Script = [
  [
    0,
    'fish',
    'Nhập cá cơm, cá nục tại bến',
    'Cá tươi {mắt trong|cứng con}, loại cá tạp; ghi tên tàu và giờ cập bến.',
    { inputs: [['other', 'Cá cơm, cá nục tươi', 26_000, 'kg']] },
  ],
  [
    1,
    'fish',
    'Nhập muối biển',
    'Muối đã để kho trên 12 tháng cho hết vị chát.',
    { inputs: [['other', 'Muối biển', 7_500, 'kg']] },
  ],
  [2, 'ferment', 'Trộn cá muối, vào bể', 'Trộn 3,5 cá : 1 muối, gài nén vỉ tre.'],
  [21, 'stir', 'Đánh quậy lần đầu', 'Quậy đều, phơi nắng mở nắp bốn giờ.'],
  [48, 'ferment', 'Kiểm tra chượp', 'Nước bổi {vàng|vàng nhạt}, mùi thơm, không có bọt lạ.'],
  [79, 'stir', 'Đánh quậy, náo đảo', 'Rút nước bổi đổ lại mặt bể.'],
  [98, 'stir', 'Náo đảo, vớt váng', 'Vớt váng mỡ, rửa thành bể bằng nước chượp.'],
  [118, 'ferment', 'Đo đạm, độ mặn', 'Đạm tổng {19|20} gN/l, mặn 24 %.'],
  [152, 'stir', 'Phơi bể, náo đảo', 'Trời nắng, mở nắp cả ngày, đậy lưới chống ruồi.'],
  [196, 'ferment', 'Kiểm tra chượp', 'Thịt cá rã gần hết, nước trong dần.'],
  [238, 'stir', 'Náo đảo định kỳ', 'Đảo ba bể liên hoàn.'],
  [281, 'ferment', 'Đo đạm', 'Đạm tổng {26|27} gN/l.'],
  [322, 'stir', 'Đánh quậy lần cuối', 'Từ nay để yên cho chượp chín.'],
  [356, 'draw', 'Kéo rút nước cốt', 'Mở lù nhỏ giọt, nước cốt cánh gián trong.'],
  [359, 'filter', 'Lọc qua bã chượp và vải', 'Lọc ba lần, để lắng năm ngày.'],
  [
    362,
    'test',
    'Kiểm nghiệm trước đóng chai',
    'Lấy ba mẫu đầu, giữa, cuối bể.',
    lab('NM-03', 'Đạt: đạm tổng 30,2 gN/l; histamin 96 mg/l; không phát hiện urê'),
  ],
  [366, 'filter', 'Lọc lần cuối, rửa và sấy chai', 'Lọc 0,45 micron; chai rửa ba nước, sấy 120 °C.'],
  [367, 'bottle', 'Đóng chai 650 ml', 'Chiết, đóng nắp, soi chai, co màng.', { share: 1 }],
  [368, 'store', 'Dán nhãn, dán tem, nhập kho', 'Dán tem từng chai, xếp thùng 12 chai.'],
]

/** Dried squid: 13 days. */
const muc: Script = [
  [
    0,
    'receive',
    'Nhận mực ống câu đêm',
    'Mực {trong, còn nháy màu|tươi, dày mình}, ướp đá trên tàu không quá sáu giờ.',
    { inputs: [['other', 'Mực ống tươi', 2_600, 'kg']] },
  ],
  [1, 'wash', 'Mổ, bỏ túi mực, rửa', 'Rửa nước biển lọc rồi nước ngọt, giữ nguyên râu.'],
  [2, 'dry', 'Phơi giàn lưới', 'Phơi giàn cao 1,2 m, lật sau hai giờ; che lưới ruồi.'],
  [4, 'dry', 'Cán phẳng, phơi tiếp', 'Cán nhẹ cho phẳng, phơi thêm một nắng.'],
  [6, 'dry', 'Sấy lạnh', 'Sấy lạnh 38 °C đến ẩm {20|21} %.'],
  [8, 'test', 'Kiểm nghiệm', 'Gửi mẫu lô.', lab('MK-02', 'Đạt: không phát hiện Salmonella; độ ẩm 20,5 %')],
  [
    11,
    'seal',
    'Phân cỡ, hút chân không 500 g',
    'Cỡ 10–12 con/kg loại một; xếp con, hút chân không, dán tem.',
    { share: 1 },
  ],
  [12, 'store', 'Nhập kho đông', 'Trữ −18 °C, ghi sổ nhiệt độ hai lần mỗi ngày.'],
]

/** Squid cakes: 4 days. */
const chamuc: Script = [
  [
    0,
    'receive',
    'Nhận mực mai tươi',
    'Mực mai Hạ Long {2–3|3–4} kg/con, nhận tại cảng Hòn Gai, giấy xác nhận của chủ tàu.',
    { inputs: [['other', 'Mực mai tươi', 1_900, 'kg']] },
  ],
  [0, 'wash', 'Làm sạch, lột da', 'Rửa nước lạnh dưới 10 °C, lau khô.'],
  [
    1,
    'pound',
    'Xay thô, giã tay',
    'Giã cối đá 25 phút/mẻ cho dẻo và giòn.',
    { inputs: [['other', 'Mỡ phần, hành khô, hạt tiêu', 260, 'kg']] },
  ],
  [
    1,
    'fry',
    'Nặn miếng, rán vàng',
    'Rán hai lửa, nhiệt độ dầu 160–170 °C.',
    { inputs: [['other', 'Dầu thực vật', 120, 'lít']] },
  ],
  [
    2,
    'test',
    'Kiểm nghiệm',
    'Lấy mẫu đầu ca và cuối ca.',
    lab('CM-05', 'Đạt: Coliforms dưới ngưỡng; không phát hiện hàn the'),
  ],
  [
    3,
    'seal',
    'Hút chân không 500 g',
    'Miếng đều 60–70 g, giòn, thơm; làm nguội nhanh dưới 10 °C rồi đóng khay.',
    { share: 1 },
  ],
  [3, 'store', 'Nhập kho đông', 'Trữ −18 °C.'],
  [4, 'store', 'Đối chiếu kho, dán tem', 'Đếm khay, dán tem từng khay.'],
]

/** Dried radish: 29 days. */
const cucai: Script = [
  [
    0,
    'receive',
    'Nhận củ cải tươi',
    'Củ {trắng, chắc|non, nặng tay} của các hộ thôn Đông, có sổ nhật ký kèm theo.',
    { inputs: [['other', 'Củ cải trắng tươi', 38_000, 'kg']] },
  ],
  [2, 'wash', 'Rửa, cắt đầu đuôi', 'Rửa máy quay, bỏ củ xốp.'],
  [
    3,
    'salt',
    'Thái sợi, ướp muối',
    'Sợi 1 cm, ướp 3 % muối qua đêm.',
    { inputs: [['other', 'Muối tinh', 1_100, 'kg']] },
  ],
  [5, 'dry', 'Phơi nắng đợt một', 'Phơi giàn tre hai nắng, đảo ba lần/ngày.'],
  [11, 'dry', 'Sấy bổ sung ngày ẩm', 'Sấy 50 °C trong tám giờ.'],
  [17, 'dry', 'Phơi nắng đợt hai', 'Ẩm còn {15|16} %.'],
  [20, 'test', 'Kiểm nghiệm', 'Mẫu gộp của lô.', lab('CC-01', 'Đạt: không phát hiện chất tẩy trắng; độ ẩm 15,4 %')],
  [26, 'cut', 'Cân, đóng gói 300 g', 'Sợi vàng, giòn, không mốc; cân, đóng gói, hàn miệng.', { share: 1 }],
  [29, 'store', 'Dán tem, xếp thùng', 'Mỗi thùng 30 gói.'],
]

export const workshopScripts: Record<string, Script> = { mien, mam, muc, chamuc, cucai }
