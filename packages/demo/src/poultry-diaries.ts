import type { Script, Used } from './script.ts'

const chickFeed = (kg: number): Used => ['feed', 'Cám hỗn hợp gà con 21 % đạm', kg, 'kg']

/** Chickens from the first day to the table: 128 days. */
const ga: Script = [
  [
    0,
    'barn',
    'Vệ sinh, sát trùng chuồng úm',
    'Quét vôi nền, phun sát trùng toàn bộ chuồng và máng ăn, để trống chuồng trước khi nhận gà.',
    {
      inputs: [
        [
          'chemical',
          'Iodine sát trùng chuồng trại',
          5,
          'lít',
          { active_ingredient: 'Povidone iodine 10 %', dosage: '1 : 200', withdrawal_days: 0 },
        ],
      ],
    },
  ],
  [
    0,
    'arrive',
    'Nhập gà giống 1 ngày tuổi',
    'Gà con {khô lông, nhanh nhẹn|khỏe, chân bóng}, có giấy kiểm dịch; uống nước pha điện giải ngay khi về chuồng.',
    { details: { supplier: 'Trại giống gà Tiên Yên (dữ liệu mẫu)', size_g: 32 } },
  ],
  [
    2,
    'brood',
    'Úm gà tuần đầu',
    'Giữ nhiệt quây úm 32–33 °C, thắp sáng cả đêm; gà ăn {đều|khỏe}.',
    { inputs: [chickFeed(180)] },
  ],
  [
    5,
    'brood',
    'Kiểm tra nhiệt, nước uống',
    'Rửa máng uống ba lần mỗi ngày, hao {2|3|4} con; gà phân bố đều trong quây.',
    { inputs: [chickFeed(140)] },
  ],
  [
    7,
    'vaccinate',
    'Nhỏ vắc-xin Newcastle lần 1',
    'Nhỏ mắt, mũi từng con vào buổi sáng; gà không có phản ứng lạ.',
    {
      inputs: [['vaccine', 'Vắc-xin Newcastle nhược độc chủng Lasota', 3_000, 'liều', { method: 'Nhỏ mắt' }]],
      details: { vaccine: 'Newcastle', age_days: 7, route: 'Nhỏ mắt', dose: '1 giọt/con' },
    },
  ],
  [
    9,
    'brood',
    'Thay đệm lót, hạ nhiệt quây úm',
    'Rải thêm trấu dày 5 cm, hạ nhiệt còn 30 °C, nới quây.',
    { inputs: [chickFeed(260)] },
  ],
  [
    14,
    'vaccinate',
    'Cho uống vắc-xin Gumboro',
    'Nhịn khát hai giờ rồi cho uống, đàn uống hết trong một giờ.',
    {
      inputs: [['vaccine', 'Vắc-xin Gumboro chủng trung bình', 3_000, 'liều', { method: 'Pha nước uống' }]],
      details: { vaccine: 'Gumboro', age_days: 14, route: 'Cho uống' },
    },
  ],
  [
    21,
    'brood',
    'Úm gà tuần thứ ba',
    'Gà mọc lông cánh, bỏ sưởi ban ngày; loại {4|6|7} con yếu.',
    { inputs: [chickFeed(410)] },
  ],
  [
    24,
    'disinfect',
    'Phun tiêu độc định kỳ',
    'Phun sương quanh chuồng và hố sát trùng ở cổng.',
    {
      inputs: [
        [
          'chemical',
          'Benkocid sát trùng',
          2,
          'lít',
          { active_ingredient: 'Glutaraldehyde', dosage: '1 : 300', withdrawal_days: 0 },
        ],
      ],
    },
  ],
  [
    33,
    'feed',
    'Chuyển sang ngô, thóc và cám',
    'Trộn ngô nghiền 40 %, thóc ngâm 20 %, cám 40 %; bổ sung rau rừng thái nhỏ.',
    {
      inputs: [
        ['feed', 'Ngô hạt nghiền', 520, 'kg'],
        ['feed', 'Cám hỗn hợp gà thịt 17 % đạm', 500, 'kg'],
      ],
      details: { total_kg: 1_020, protein_pct: 16 },
    },
  ],
  [
    37,
    'disinfect',
    'Thay trấu, phun tiêu độc',
    'Dọn toàn bộ trấu cũ đem ủ, phun sát trùng nền.',
    {
      inputs: [
        [
          'chemical',
          'Benkocid sát trùng',
          2,
          'lít',
          { active_ingredient: 'Glutaraldehyde', dosage: '1 : 300', withdrawal_days: 0 },
        ],
      ],
    },
  ],
  [
    40,
    'vaccinate',
    'Tiêm vắc-xin cúm gia cầm',
    'Tiêm dưới da cổ, có cán bộ thú y xã giám sát.',
    {
      inputs: [['vaccine', 'Vắc-xin cúm gia cầm H5N1 vô hoạt', 2_960, 'liều', { method: 'Tiêm dưới da' }]],
      details: { vaccine: 'Cúm gia cầm', age_days: 40, route: 'Tiêm dưới da', dose: '0,5 ml/con' },
    },
  ],
  [
    46,
    'range',
    'Thả gà lên đồi',
    'Thả từ 8 giờ sáng khi sương tan, lùa về chuồng trước 17 giờ; lưới rào quanh đồi còn tốt.',
  ],
  [
    53,
    'feed',
    'Cho ăn khi mới thả đồi',
    'Rải thóc quanh chuồng cho gà quen bãi, chiều gõ mõ gọi về.',
    {
      inputs: [
        ['feed', 'Thóc', 380, 'kg'],
        ['feed', 'Ngô hạt nghiền', 460, 'kg'],
      ],
      details: { total_kg: 840 },
    },
  ],
  [
    59,
    'treat',
    'Phòng, trị cầu trùng',
    'Phân có lẫn máu ở {hai|ba} ô chuồng, pha thuốc cho cả đàn uống ba ngày; ngừng thuốc 7 ngày trước khi bán.',
    {
      inputs: [
        [
          'vet_drug',
          'Thuốc cầu trùng',
          2,
          'kg',
          { active_ingredient: 'Toltrazuril', dosage: '1 ml/lít nước', purpose: 'Cầu trùng', withdrawal_days: 7 },
        ],
      ],
      details: { disease: 'Cầu trùng', drug: 'Toltrazuril', route: 'Cho uống', result: 'Khỏi sau 3 ngày' },
    },
  ],
  [
    66,
    'disinfect',
    'Dọn phân, rắc vôi bãi thả',
    'Gom phân ủ men, rắc vôi bột gốc cây và bãi thả.',
    { inputs: [['chemical', 'Vôi bột', 150, 'kg', { withdrawal_days: 0 }]] },
  ],
  [
    75,
    'feed',
    'Cho ăn giai đoạn nuôi lớn',
    'Sáng cho ăn ngô, chiều cho thóc; gà tự kiếm mối, côn trùng và cỏ trên đồi.',
    {
      inputs: [
        ['feed', 'Ngô hạt', 1_400, 'kg'],
        ['feed', 'Thóc', 600, 'kg'],
      ],
      details: { total_kg: 2_000 },
    },
  ],
  [88, 'range', 'Luân phiên khu thả', 'Chuyển đàn sang nửa đồi phía đông để cỏ bên tây mọc lại.'],
  [
    102,
    'weigh',
    'Cân mẫu 50 con',
    'Gà mái bình quân 1,5 kg, gà trống 1,9 kg; lông {mượt|bóng}, mào đỏ.',
    { details: { avg_weight_g: 1_650 } },
  ],
  [
    112,
    'feed',
    'Cho ăn giai đoạn vỗ',
    'Chỉ dùng ngô, thóc và rau; không trộn thuốc, không chất cấm.',
    {
      inputs: [
        ['feed', 'Ngô hạt', 1_700, 'kg'],
        ['feed', 'Thóc', 900, 'kg'],
      ],
      details: { total_kg: 2_600 },
    },
  ],
  [
    116,
    'stop',
    'Xác nhận ngừng thuốc',
    'Kiểm sổ thuốc: lần dùng cuối đã quá thời gian ngừng thuốc, đàn đủ điều kiện xuất bán.',
  ],
  [
    128,
    'sell',
    'Xuất bán',
    'Bắt gà ban đêm cho đỡ hoảng; cán bộ thú y kiểm dịch tại chuồng.',
    { share: 1, details: { buyer: 'Cơ sở giết mổ của HTX và đại lý' } },
  ],
  [129, 'slaughter', 'Giết mổ, hút chân không', 'Giết mổ treo, làm lạnh 4 °C rồi đóng túi, dán tem từng con.'],
]

/** Ducks that lay: 160 days. */
const vit: Script = [
  [
    0,
    'barn',
    'Làm nền, rắc vôi chuồng vịt',
    'Thay trấu, rắc vôi nền và sân chơi, sửa ổ đẻ.',
    { inputs: [['chemical', 'Vôi bột', 120, 'kg', { withdrawal_days: 0 }]] },
  ],
  [
    1,
    'arrive',
    'Nhập vịt hậu bị',
    'Vịt biển 18 tuần tuổi, {đồng đều|khỏe mạnh}, đủ giấy kiểm dịch.',
    { details: { supplier: 'Trung tâm giống vịt (dữ liệu mẫu)', size_g: 1_900 } },
  ],
  [
    6,
    'vaccinate',
    'Tiêm vắc-xin dịch tả vịt',
    'Tiêm bắp toàn đàn.',
    {
      inputs: [['vaccine', 'Vắc-xin dịch tả vịt nhược độc', 4_200, 'liều']],
      details: { vaccine: 'Dịch tả vịt', age_days: 132, route: 'Tiêm bắp' },
    },
  ],
  [
    12,
    'feed',
    'Cho ăn giai đoạn hậu bị',
    'Sáng cho cám, chiều thả ra bãi triều kiếm cua, ốc.',
    { inputs: [['feed', 'Cám vịt đẻ 18 % đạm', 1_900, 'kg']], details: { total_kg: 1_900, protein_pct: 18 } },
  ],
  [
    20,
    'vaccinate',
    'Tiêm vắc-xin cúm gia cầm',
    'Có thú y xã giám sát, ghi sổ tiêm phòng.',
    {
      inputs: [['vaccine', 'Vắc-xin cúm gia cầm H5N1 vô hoạt', 4_180, 'liều']],
      details: { vaccine: 'Cúm gia cầm', age_days: 146, route: 'Tiêm dưới da' },
    },
  ],
  [
    28,
    'disinfect',
    'Phun tiêu độc chuồng và ổ đẻ',
    'Thay rơm ổ đẻ, phun sát trùng, phơi khô mới lót lại.',
    { inputs: [['chemical', 'Iodine sát trùng chuồng trại', 4, 'lít', { dosage: '1 : 250', withdrawal_days: 0 }]] },
  ],
  [35, 'eggs', 'Nhặt trứng tuần đầu vào đẻ', 'Tỷ lệ đẻ mới {22|25} %, trứng còn nhỏ, để riêng.', { share: 0.06 }],
  [36, 'sort-eggs', 'Soi, phân loại trứng', 'Bỏ trứng nứt, trứng méo; lau khô, xếp hộp 10 quả.'],
  [
    48,
    'feed',
    'Bổ sung vỏ hàu nghiền',
    'Thêm 4 % bột vỏ hàu để vỏ trứng dày.',
    {
      inputs: [
        ['feed', 'Cám vịt đẻ 18 % đạm', 2_300, 'kg'],
        ['feed', 'Bột vỏ hàu', 90, 'kg'],
      ],
      details: { total_kg: 2_390 },
    },
  ],
  [60, 'eggs', 'Nhặt trứng', 'Tỷ lệ đẻ {71|74} %, nhặt hai lần mỗi sáng.', { share: 0.2 }],
  [61, 'sort-eggs', 'Phân loại, đóng hộp', 'Trứng trên 70 g vào hộp loại một.'],
  [
    78,
    'treat',
    'Bổ sung men tiêu hóa',
    'Trời trở lạnh, phân hơi lỏng; trộn men bảy ngày.',
    {
      inputs: [
        [
          'probiotic',
          'Men tiêu hóa Bacillus subtilis',
          12,
          'kg',
          { dosage: '2 g/kg cám', purpose: 'Rối loạn tiêu hóa' },
        ],
      ],
      details: { disease: 'Rối loạn tiêu hóa nhẹ', drug: 'Men vi sinh', route: 'Trộn cám', result: 'Ổn định' },
    },
  ],
  [90, 'eggs', 'Nhặt trứng', 'Tỷ lệ đẻ đạt đỉnh {84|86} %.', { share: 0.24 }],
  [97, 'sort-eggs', 'Phân loại, đóng hộp', 'Tỷ lệ trứng loại một {91|93} %.'],
  [
    104,
    'disinfect',
    'Vệ sinh sân chơi, hồ tắm',
    'Thay nước hồ tắm, dọn bùn, rắc vôi bờ.',
    { inputs: [['chemical', 'Vôi bột', 80, 'kg', { withdrawal_days: 0 }]] },
  ],
  [122, 'eggs', 'Nhặt trứng', 'Trứng đều, lòng đỏ đậm; vịt ăn nhiều cua nhỏ sau con nước.', { share: 0.25 }],
  [
    140,
    'feed',
    'Cho ăn giai đoạn đẻ ổn định',
    'Cám 110 g/con/ngày, còn lại tự kiếm ngoài bãi.',
    { inputs: [['feed', 'Cám vịt đẻ 18 % đạm', 2_500, 'kg']], details: { total_kg: 2_500 } },
  ],
  [158, 'eggs', 'Nhặt trứng', 'Nhặt và nhập kho mát trong buổi sáng.', { share: 0.25 }],
  [159, 'sort-eggs', 'Phân loại, đóng hộp', 'In ngày đẻ trên hộp, dán tem truy xuất.'],
]

export const poultryScripts: Record<string, Script> = { ga, vit }
