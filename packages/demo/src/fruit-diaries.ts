import type { Script, Used } from './script.ts'

const manure = (kg: number): Used => [
  'fertilizer',
  'Phân chuồng ủ hoai',
  kg,
  'kg',
  { method: 'Bón quanh tán, lấp đất' },
]
const npk = (kg: number, mix = '12-5-10'): Used => [
  'fertilizer',
  `Phân NPK ${mix}`,
  kg,
  'kg',
  { method: 'Rạch rãnh quanh tán' },
]

/** Custard apples: 204 days from pruning to picking. */
const na: Script = [
  [1, 'prune', 'Đốn tỉa cành sau thu hoạch', 'Cắt cành vượt, cành sâu bệnh, hạ ngọn còn 2 m; quét vôi gốc.'],
  [4, 'prune', 'Gom, tiêu hủy cành bệnh', 'Đốt cành bệnh xa vườn, rắc vôi vết cắt lớn.'],
  [
    9,
    'recover',
    'Bón phân phục hồi',
    'Mỗi gốc {20|25} kg phân chuồng hoai và 0,5 kg lân, lấp đất, tủ cỏ.',
    { inputs: [manure(32_000), ['fertilizer', 'Super lân', 800, 'kg']] },
  ],
  [22, 'inspect', 'Kiểm tra rệp sáp gốc', 'Thấy rệp ở {5|8} gốc, rửa bằng nước xà phòng, bắt kiến.'],
  [38, 'flower', 'Tuốt lá, thúc mầm hoa', 'Tuốt lá già ở cành quả, tưới đủ ẩm; mầm hoa nhú sau mười ngày.'],
  [
    57,
    'fertilize',
    'Bón thúc trước ra hoa',
    'Bón NPK và kali, tưới ngay sau bón.',
    { inputs: [npk(1_300), ['fertilizer', 'Kali clorua', 260, 'kg']] },
  ],
  [
    66,
    'spray',
    'Phun phòng bọ xít muỗi, thán thư',
    'Phun chiều mát trước khi hoa nở rộ; người phun đủ bảo hộ.',
    {
      inputs: [
        [
          'pesticide',
          'Chế phẩm Azadirachtin 0,3 %',
          6,
          'lít',
          {
            active_ingredient: 'Azadirachtin',
            dosage: '30 ml/bình 16 lít',
            purpose: 'Bọ xít muỗi',
            withdrawal_days: 3,
            applied_area: 6,
          },
        ],
      ],
    },
  ],
  [74, 'pollinate', 'Thụ phấn bổ sung đợt một', 'Lấy phấn buổi chiều, chấm bằng bút lông lúc 6–9 giờ sáng hôm sau.'],
  [88, 'pollinate', 'Thụ phấn bổ sung đợt hai', 'Tỷ lệ đậu quả trên {80|85} %.'],
  [92, 'inspect', 'Đếm quả đậu', 'Bình quân {46|52} quả/cây, tỉa bớt quả lệch.'],
  [97, 'prune', 'Tỉa quả lần một', 'Bỏ quả méo, quả kép; mỗi cành để 2–3 quả.'],
  [
    108,
    'fertilize',
    'Bón nuôi quả',
    'Bón kali và phân cá ủ, chia hai lần cách mười ngày.',
    {
      inputs: [
        ['fertilizer', 'Dịch phân cá ủ', 420, 'lít'],
        ['fertilizer', 'Kali sunphat', 300, 'kg'],
      ],
    },
  ],
  [
    124,
    'bag',
    'Bao quả',
    'Bao túi vải không dệt khi quả bằng quả trứng; đánh dấu ngày bao.',
    { inputs: [['other', 'Túi bao quả vải không dệt', 46_000, 'túi']] },
  ],
  [139, 'inspect', 'Kiểm tra ruồi vàng', 'Treo bẫy {40|50} điểm, mật độ thấp, chưa phải xử lý.'],
  [
    152,
    'fertilize',
    'Bón thúc lần cuối',
    'Bón kali, ngừng đạm để quả ngọt.',
    { inputs: [['fertilizer', 'Kali sunphat', 280, 'kg']] },
  ],
  [
    166,
    'spray',
    'Phun phòng nấm sau mưa',
    'Chỉ phun khu trũng; treo biển cách ly ở đầu lô.',
    {
      inputs: [
        [
          'pesticide',
          'Thuốc trừ nấm gốc đồng',
          5,
          'kg',
          {
            active_ingredient: 'Copper hydroxide',
            dosage: '20 g/bình 16 lít',
            purpose: 'Thán thư',
            withdrawal_days: 14,
            applied_area: 3,
          },
        ],
      ],
    },
  ],
  [184, 'inspect', 'Lấy mẫu quả gửi kiểm', 'Gửi hai mẫu, dư lượng thuốc dưới ngưỡng phát hiện.'],
  [
    194,
    'harvest',
    'Thu đợt một',
    'Hái quả nở gai, chừa cuống 3 cm, xếp sọt lót lá.',
    { share: 0.4, details: { parcel: 'Lô A', quality: 'pass' } },
  ],
  [195, 'pack', 'Phân loại, đóng thùng', 'Quả trên 350 g vào loại một; lót xốp lưới, thùng 10 kg.'],
  [
    203,
    'harvest',
    'Thu đợt hai',
    'Thu hết lô B và quả còn lại của lô A.',
    { share: 0.6, details: { parcel: 'Lô B', quality: 'pass' } },
  ],
  [204, 'pack', 'Phân loại, dán tem', 'Dán tem truy xuất từng thùng, ghi mã lô.'],
]

/** Lychees: 188 days. */
const vai: Script = [
  [2, 'prune', 'Cắt tỉa, vệ sinh vườn', 'Cắt cành tăm, cành chéo; thu lá khô.'],
  [
    10,
    'recover',
    'Bón phân phục hồi',
    'Phân chuồng hoai và vi sinh, 30 kg mỗi gốc.',
    { inputs: [manure(41_000), ['fertilizer', 'Phân hữu cơ vi sinh', 2_600, 'kg']] },
  ],
  [26, 'inspect', 'Kiểm tra lộc thu', 'Lộc ra {đều|khá đều}, nhện lông nhung rải rác, cắt bỏ chùm lá bệnh.'],
  [41, 'flower', 'Khoanh cành, hãm lộc đông', 'Khoanh vỏ cành cấp hai ở cây sung; không tưới một tháng.'],
  [58, 'flower', 'Kiểm tra phân hóa mầm hoa', '{Bảy|Tám} phần mười số cành có mầm hoa.'],
  [72, 'pollinate', 'Đặt ong trong vườn', 'Mượn 60 đàn ong nội, báo trước các hộ không phun thuốc.'],
  [86, 'pollinate', 'Rung cành, phun nước rửa hoa', 'Sáng sớm rung cho hoa tàn rụng, tránh nấm.'],
  [98, 'fertilize', 'Bón thúc quả non', 'Bón NPK khi quả bằng hạt đậu.', { inputs: [npk(1_900)] }],
  [
    112,
    'spray',
    'Phun phòng sâu đục cuống',
    'Phun theo dự báo của trạm; ghi biển cách ly.',
    {
      inputs: [
        [
          'pesticide',
          'Thuốc sinh học Abamectin 1,8 %',
          9,
          'lít',
          {
            active_ingredient: 'Abamectin',
            dosage: '15 ml/bình 16 lít',
            purpose: 'Sâu đục cuống quả',
            withdrawal_days: 7,
            applied_area: 20,
          },
        ],
      ],
    },
  ],
  [
    127,
    'fertilize',
    'Bón nuôi quả',
    'Kali và vi lượng, tưới giữ ẩm.',
    { inputs: [['fertilizer', 'Kali sunphat', 760, 'kg']] },
  ],
  [133, 'inspect', 'Vệ sinh vườn, nhặt quả rụng', 'Gom quả rụng chôn vôi phòng sâu đục cuống.'],
  [140, 'inspect', 'Đếm quả, ước sản lượng', 'Ước {đạt|vượt} kế hoạch của tổ.'],
  [
    151,
    'spray',
    'Phun phòng sương mai lần cuối',
    'Lần phun cuối, cách ly 21 ngày.',
    {
      inputs: [
        [
          'pesticide',
          'Thuốc trừ nấm Mancozeb 80 %',
          24,
          'kg',
          {
            active_ingredient: 'Mancozeb',
            dosage: '40 g/bình 16 lít',
            purpose: 'Sương mai',
            withdrawal_days: 21,
            applied_area: 20,
          },
        ],
      ],
    },
  ],
  [168, 'inspect', 'Kiểm tra độ đường', 'Brix {17,5|18}; bắt đầu lên màu.'],
  [
    178,
    'harvest',
    'Thu hái đợt một',
    'Cắt chùm lúc 4–8 giờ sáng, không để dưới nắng.',
    { share: 0.45, details: { parcel: 'Khu Hồng Hải', quality: 'pass' } },
  ],
  [178, 'pack', 'Bó chùm, nhúng nước đá', 'Bó 2 kg, nhúng nước đá 10 phút, xếp thùng xốp.'],
  [
    187,
    'harvest',
    'Thu hái đợt hai',
    'Thu nốt trước mưa.',
    { share: 0.55, details: { parcel: 'Khu Hồng Hải', quality: 'pass' } },
  ],
  [188, 'pack', 'Đóng thùng xốp, dán tem', 'Mỗi thùng 10 kg, dán tem và ghi mã số vùng trồng.'],
]

/** Oranges: 258 days. */
const cam: Script = [
  [3, 'prune', 'Cắt tỉa sau thu', 'Bỏ cành khô, cành la; quét vôi thân.'],
  [
    12,
    'recover',
    'Bón phân phục hồi',
    'Phân chuồng hoai 25 kg/gốc, đậu tương ngâm.',
    { inputs: [manure(18_000), ['fertilizer', 'Đậu tương ngâm ủ', 600, 'lít']] },
  ],
  [31, 'inspect', 'Theo dõi rầy chổng cánh', 'Treo bẫy vàng {30|36} chiếc, mật độ thấp.'],
  [47, 'water', 'Tưới nhỏ giọt đợt hạn', 'Tưới hai ngày một lần, mỗi gốc 20 lít.'],
  [64, 'fertilize', 'Bón đón hoa', 'NPK và bo, tưới đẫm.', { inputs: [npk(640)] }],
  [
    83,
    'spray',
    'Phun dầu khoáng trừ nhện đỏ',
    'Phun kỹ mặt dưới lá.',
    {
      inputs: [
        [
          'pesticide',
          'Dầu khoáng SK',
          12,
          'lít',
          {
            active_ingredient: 'Petroleum spray oil',
            dosage: '80 ml/bình 16 lít',
            purpose: 'Nhện đỏ',
            withdrawal_days: 3,
            applied_area: 8,
          },
        ],
      ],
    },
  ],
  [
    104,
    'fertilize',
    'Bón nuôi quả đợt một',
    'Kali và phân gà ủ.',
    {
      inputs: [
        ['fertilizer', 'Kali sunphat', 310, 'kg'],
        ['fertilizer', 'Phân gà ủ', 2_800, 'kg'],
      ],
    },
  ],
  [133, 'inspect', 'Tỉa quả, chống cành', 'Chống tre cành sai quả trước mùa bão.'],
  [152, 'water', 'Thoát nước sau mưa lớn', 'Khơi rãnh, không để úng quá một ngày.'],
  [
    171,
    'fertilize',
    'Bón nuôi quả đợt hai',
    'Kali, ngừng đạm.',
    { inputs: [['fertilizer', 'Kali sunphat', 340, 'kg']] },
  ],
  [
    190,
    'spray',
    'Phun phòng loét, ghẻ nhám',
    'Lần phun cuối trước thu.',
    {
      inputs: [
        [
          'pesticide',
          'Thuốc trừ nấm gốc đồng',
          7,
          'kg',
          {
            active_ingredient: 'Copper oxychloride',
            dosage: '25 g/bình 16 lít',
            purpose: 'Loét, ghẻ nhám',
            withdrawal_days: 14,
            applied_area: 8,
          },
        ],
      ],
    },
  ],
  [214, 'inspect', 'Treo bẫy ruồi đục quả', 'Bả protein quanh vườn; nhặt quả rụng chôn vôi.'],
  [236, 'inspect', 'Đo độ đường', 'Brix {11|11,5}, vỏ chuyển vàng hai phần ba.'],
  [
    248,
    'harvest',
    'Thu đợt một',
    'Cắt bằng kéo, không kéo rách cuống.',
    { share: 0.5, details: { quality: 'pass', parcel: 'Đồi phía biển' } },
  ],
  [
    257,
    'harvest',
    'Thu đợt hai',
    'Thu hết quả trên cây.',
    { share: 0.5, details: { quality: 'pass', parcel: 'Đồi phía rừng' } },
  ],
  [258, 'pack', 'Phân loại, đóng túi lưới', 'Rửa, hong khô, phân cỡ; túi 5 kg dán tem.'],
]

/** Tea, one flush: 60 days. */
const che: Script = [
  [1, 'prune', 'Đốn phớt sau lứa hái', 'Đốn phẳng mặt tán, cao {65|68} cm.'],
  [
    4,
    'fertilize',
    'Bón phân sau hái',
    'Phân hữu cơ vi sinh, xới nhẹ giữa hàng.',
    { inputs: [['fertilizer', 'Phân hữu cơ vi sinh', 3_200, 'kg'], npk(700, '16-8-8')] },
  ],
  [9, 'weed', 'Làm cỏ bằng máy cắt', 'Cắt cỏ phủ lại giữa hàng, không dùng thuốc trừ cỏ.'],
  [16, 'inspect', 'Kiểm tra rầy xanh, bọ cánh tơ', 'Rầy {3|4} con/khay, dưới ngưỡng.'],
  [
    23,
    'spray',
    'Phun chế phẩm sinh học trừ rầy',
    'Phun chiều mát, cắm biển cách ly.',
    {
      inputs: [
        [
          'pesticide',
          'Chế phẩm nấm xanh Metarhizium',
          18,
          'kg',
          {
            active_ingredient: 'Metarhizium anisopliae',
            dosage: '40 g/bình 16 lít',
            purpose: 'Rầy xanh',
            withdrawal_days: 5,
            applied_area: 12,
          },
        ],
      ],
    },
  ],
  [30, 'fertilize', 'Bón thúc búp', 'Đạm cá ủ tưới gốc.', { inputs: [['fertilizer', 'Dịch phân cá ủ', 500, 'lít']] }],
  [34, 'inspect', 'Kiểm tra sau phun', 'Rầy giảm còn {1|2} con/khay; búp lên đều.'],
  [38, 'weed', 'Vun gốc, tủ rơm', 'Giữ ẩm, chống xói sườn đồi.'],
  [47, 'inspect', 'Ước ngày hái', 'Búp một tôm ba lá đạt {60|70} %.'],
  [
    58,
    'pluck-tea',
    'Hái búp một tôm hai lá',
    'Hái sáng, rải mỏng trong bóng mát.',
    { share: 1, details: { parcel: 'Đồi số 3', quality: 'pass' } },
  ],
  [
    58,
    'roast-tea',
    'Diệt men, vò, sao khô',
    'Diệt men bằng hơi nước, vò 20 phút, sao đến ẩm 5 %.',
    { details: { place: 'Xưởng chè của HTX', water_source: 'Nước giếng khoan' } },
  ],
  [60, 'pack', 'Sàng, đóng hộp 200 g', 'Sàng bỏ cẫng, đóng túi nhôm trong hộp giấy.'],
]

export const fruitScripts: Record<string, Script> = { na, vai, cam, che }
