import type { Script, DiaryDetails } from './script.ts'

const water = (temperature_c: number, salinity_ppt: number, more: Record<string, number> = {}): DiaryDetails => ({
  details: { temperature_c, salinity_ppt, ph: 8, do_mg_l: 5.4, ...more },
})
const pellets = (total_kg: number, avg_weight_g: number, protein_pct = 42): DiaryDetails => ({
  inputs: [['feed', `Thức ăn viên cho tôm ${protein_pct} % đạm`, total_kg, 'kg']],
  details: { total_kg, avg_weight_g, protein_pct },
})

/** White-leg shrimps in two stages: 94 days. */
const tomthe: Script = [
  [
    0,
    'pond',
    'Xi-phông, rửa bạt, phơi ao',
    'Rửa áp lực, chà bạt, phơi {5|6} ngày; kiểm tra mối hàn bạt.',
    {
      inputs: [
        [
          'chemical',
          'Clorin khử trùng ao',
          180,
          'kg',
          { active_ingredient: 'Calcium hypochlorite 70 %', dosage: '30 ppm', withdrawal_days: 0 },
        ],
      ],
    },
  ],
  [3, 'fill', 'Lấy nước qua ao lắng', 'Nước qua túi lọc hai lớp, để lắng ba ngày.'],
  [
    6,
    'fill',
    'Gây màu nước, cấy vi sinh',
    'Ủ mật rỉ với vi sinh, màu nước vàng nâu, độ trong 40 cm.',
    {
      inputs: [
        ['probiotic', 'Vi sinh Bacillus', 24, 'kg'],
        ['other', 'Mật rỉ đường', 300, 'kg'],
      ],
    },
  ],
  [
    8,
    'stock',
    'Thả giống PL12',
    'Giống {khỏe, bơi ngược dòng|đều cỡ, sạch bệnh}, xét nghiệm âm tính đốm trắng và hoại tử gan tụy; thuần độ mặn hai giờ.',
    { details: { supplier: 'Trại giống Bình Thuận (dữ liệu mẫu)', size_g: 0.01, density_m2: 150 } },
  ],
  [12, 'feed', 'Cho ăn giai đoạn ương', 'Cho ăn tám cữ, tăng 10 % mỗi ngày.', pellets(120, 0.2, 45)],
  [
    14,
    'measure',
    'Đo môi trường nước',
    'Chỉ số trong ngưỡng.',
    water(28.4, 18, { transparency_cm: 38, alkalinity: 130 }),
  ],
  [
    17,
    'measure',
    'Đo môi trường ao ương',
    'Thay 15 % nước, xi-phông đáy hai lần mỗi ngày.',
    water(28.7, 18, { nh3: 0.03 }),
  ],
  [
    20,
    'treat',
    'Bổ sung vi sinh đường ruột',
    'Trộn men và tỏi xay phòng phân trắng.',
    {
      inputs: [
        ['probiotic', 'Men vi sinh đường ruột', 9, 'kg', { purpose: 'Phòng phân trắng', dosage: '5 g/kg thức ăn' }],
      ],
      details: { disease: 'Phòng phân trắng', drug: 'Men vi sinh', route: 'Trộn thức ăn', result: 'Đường ruột đầy' },
    },
  ],
  [
    28,
    'stock',
    'San tôm sang ao nuôi lớn',
    'San lúc sáng sớm, tôm {900|850} con/kg, tỷ lệ sống ương 92 %.',
    { details: { quarantine_no: 'Nội bộ', size_g: 1.1, density_m2: 120 } },
  ],
  [34, 'feed', 'Cho ăn giai đoạn nuôi lớn', 'Máy cho ăn tự động 20 giờ/ngày, kiểm tra nhá hai lần.', pellets(860, 3.4)],
  [
    36,
    'measure',
    'Đo môi trường nước',
    'Thay 10 % nước đáy.',
    water(29.1, 17, { alkalinity: 140, nh3: 0.05, no2: 0.2 }),
  ],
  [
    45,
    'treat',
    'Xử lý khí độc đáy ao',
    'NO₂ hơi cao, tăng quạt, đánh vi sinh và zeolite.',
    {
      inputs: [
        ['probiotic', 'Vi sinh xử lý đáy', 30, 'kg'],
        ['other', 'Zeolite', 400, 'kg'],
      ],
      details: { disease: 'Khí độc tăng', drug: 'Vi sinh xử lý đáy', route: 'Tạt ao', result: 'NO₂ giảm còn 0,3 mg/l' },
    },
  ],
  [50, 'feed', 'Cho ăn, chài kiểm tra', 'Tôm {110|118} con/kg, gan vàng, ruột đầy.', pellets(2_100, 8.8)],
  [54, 'feed', 'Điều chỉnh lượng ăn sau mưa', 'Giảm 20 % lượng ăn hai ngày, trộn vitamin C.', pellets(1_450, 9.6)],
  [
    57,
    'measure',
    'Đo môi trường nước',
    'Sau mưa độ mặn giảm, bổ sung khoáng.',
    water(27.6, 14, { alkalinity: 120, transparency_cm: 30 }),
  ],
  [62, 'measure', 'Bổ sung khoáng, vôi', 'Tạt khoáng ban đêm giúp tôm lột vỏ.', water(28.2, 15, { alkalinity: 145 })],
  [66, 'feed', 'Cho ăn, vỗ cỡ', 'Giảm đạm dần, trộn vitamin C.', pellets(3_300, 12.5, 38)],
  [
    70,
    'harvest',
    'Thu tỉa đợt một',
    'Thu tỉa bằng lưới điện nhẹ, cỡ 75 con/kg.',
    { share: 0.35, details: { quality: 'pass', buyer: 'Xưởng cấp đông của công ty' } },
  ],
  [70, 'chill', 'Ướp đá, cấp đông', 'Ngâm đá 1:1 ngay bờ ao, cấp đông IQF trong bốn giờ.'],
  [78, 'measure', 'Đo môi trường nước', 'Ổn định, tăng oxy đáy.', water(27.9, 16, { no2: 0.3 })],
  [
    84,
    'feed',
    'Ngừng trộn, cho ăn sạch',
    'Mười ngày cuối chỉ dùng thức ăn viên, không trộn thêm gì.',
    pellets(2_700, 18, 38),
  ],
  [
    93,
    'harvest',
    'Thu toàn bộ',
    'Kéo lưới hai mẻ, cỡ {52|55} con/kg, không phát hiện kháng sinh cấm.',
    { share: 0.65, details: { quality: 'pass', buyer: 'Xưởng cấp đông của công ty' } },
  ],
  [93, 'chill', 'Phân cỡ, cấp đông', 'Rửa ba lần nước lạnh, phân cỡ, cấp đông, đóng khay 500 g.'],
]

/** Tiger shrimps that feed themselves: 133 days. */
const tomsu: Script = [
  [
    1,
    'pond',
    'Sửa bờ, cống, diệt cá tạp',
    'Rút nước, be bờ, phơi đáy; dùng bã trà diệt cá tạp.',
    { inputs: [['chemical', 'Bã trà saponin', 900, 'kg', { withdrawal_days: 0 }]] },
  ],
  [7, 'fill', 'Lấy nước theo con nước', 'Lấy nước rằm qua lưới mau.'],
  [
    12,
    'stock',
    'Thả giống tôm sú',
    'Thả thưa 3 con/m², giống đã xét nghiệm.',
    { details: { supplier: 'Trại giống địa phương (dữ liệu mẫu)', density_m2: 3 } },
  ],
  [
    20,
    'feed',
    'Gây thức ăn tự nhiên',
    'Bón phân cá ủ gây phiêu sinh, không dùng thức ăn viên.',
    { inputs: [['feed', 'Cám gạo ủ men', 350, 'kg']], details: { total_kg: 350 } },
  ],
  [28, 'measure', 'Đo môi trường nước', 'Màu nước xanh vỏ đỗ.', water(28.8, 14, { transparency_cm: 45 })],
  [41, 'fill', 'Thay nước theo thủy triều', 'Thay 30 % qua ba con nước.'],
  [53, 'measure', 'Đo môi trường nước', 'Bình thường sau mưa giông.', water(29.5, 11, { alkalinity: 95 })],
  [
    60,
    'feed',
    'Bổ sung cá tạp nghiền',
    'Chỉ bổ sung khi thức ăn tự nhiên giảm.',
    { inputs: [['feed', 'Cá tạp nghiền', 260, 'kg']], details: { total_kg: 260, avg_weight_g: 11 } },
  ],
  [66, 'measure', 'Đo môi trường nước', 'Rong đáy vừa phải, vớt bớt góc đầm.', water(29.1, 12)],
  [
    74,
    'treat',
    'Rắc vôi, diệt khuẩn bờ',
    'Rắc vôi bờ trước đợt mưa dài.',
    {
      inputs: [['chemical', 'Vôi nông nghiệp', 1_200, 'kg', { withdrawal_days: 0 }]],
      details: { disease: 'Phòng bệnh sau mưa', drug: 'Vôi', route: 'Tạt ao', result: 'pH ổn định' },
    },
  ],
  [88, 'measure', 'Đo môi trường nước', 'Độ mặn tăng dần.', water(27.2, 16, { transparency_cm: 42 })],
  [
    101,
    'feed',
    'Kiểm tra cỡ tôm',
    'Đặt lú thử: cỡ {38|40} con/kg.',
    { inputs: [['feed', 'Cá tạp nghiền', 180, 'kg']], details: { total_kg: 180, avg_weight_g: 26 } },
  ],
  [118, 'measure', 'Đo môi trường nước', 'Đạt ngưỡng thu hoạch.', water(25.4, 18)],
  [
    124,
    'harvest',
    'Thu tỉa bằng lú',
    'Chọn con trên 30 g, thả lại con nhỏ.',
    { share: 0.4, details: { quality: 'pass' } },
  ],
  [
    132,
    'harvest',
    'Thu theo con nước',
    'Xổ đầm lúc nước ròng, cỡ 25–28 con/kg.',
    { share: 0.6, details: { quality: 'pass' } },
  ],
  [132, 'chill', 'Ướp đá, hút chân không', 'Rửa nước đá, đóng túi 1 kg, cấp đông.'],
]

/** Oysters on their lines: 306 days. */
const hau: Script = [
  [2, 'rafts', 'Kiểm tra phao HDPE, thay dây neo', 'Thay {14|18} dây neo mòn, siết khóa phao.'],
  [9, 'rafts', 'Đan dây treo, gắn giá thể', 'Dùng vỏ hàu làm giá thể, mỗi dây 12 chùm.'],
  [
    14,
    'stock',
    'Thả giống hàu bám',
    'Giống bám vỏ cỡ 1 cm, mật độ 15 con/vỏ.',
    { details: { supplier: 'Trại giống Vân Đồn (dữ liệu mẫu)', size_g: 0.3 } },
  ],
  [40, 'measure', 'Đo môi trường vùng nuôi', 'Cùng Chi cục lấy mẫu nước.', water(24.6, 29)],
  [72, 'clean', 'Vệ sinh dây, gỡ hà sun', 'Nhấc dây rửa bằng máy bơm, gỡ rong.'],
  [88, 'clean', 'Thay dây treo hỏng', 'Thay {30|36} dây, vá lưới chắn.'],
  [
    104,
    'measure',
    'Đo môi trường vùng nuôi',
    'Tảo phong phú, không có tảo độc.',
    water(26.8, 28, { transparency_cm: 220 }),
  ],
  [131, 'clean', 'San dây, giãn mật độ', 'Tách chùm dày, treo lại cách 40 cm.'],
  [158, 'measure', 'Gia cố trước bão', 'Hạ dây sâu thêm 1 m, kéo bè vào vụng.', water(29.3, 24)],
  [187, 'clean', 'Vệ sinh dây đợt ba', 'Gỡ {địch hại|ốc khoan}, bỏ con chết.'],
  [216, 'measure', 'Lấy mẫu kim loại nặng, vi sinh', 'Mẫu ruột hàu đạt vùng thu hoạch loại A.', water(28.1, 26)],
  [248, 'clean', 'Nâng dây cho hàu béo', 'Treo nông 1,5 m để ăn nhiều tảo.'],
  [279, 'measure', 'Đo môi trường vùng nuôi', 'Ruột đầy 85 %.', water(24.2, 29)],
  [
    296,
    'harvest',
    'Thu hoạch đợt một',
    'Kéo dây lúc sáng sớm, tách chùm, bỏ con nhỏ.',
    { share: 0.4, details: { quality: 'pass' } },
  ],
  [305, 'harvest', 'Thu hoạch đợt hai', 'Thu hết giàn phía trong.', { share: 0.6, details: { quality: 'pass' } }],
  [306, 'purify', 'Làm sạch, đóng túi lưới', 'Nuôi sạch 24 giờ trong nước biển lọc tia cực tím, đóng túi 5 kg.'],
]

export const seafoodScripts: Record<string, Script> = { tomthe, tomsu, hau }
