import type { Script } from './script.ts'

/** Camellia flowers under the trees: 122 days. */
const tra: Script = [
  [3, 'weed', 'Phát dọn thực bì quanh gốc', 'Phát tay, giữ tán che 40 %.'],
  [
    11,
    'recover',
    'Bón phân hữu cơ',
    'Mùn lá ủ và phân trâu hoai, 5 kg/gốc.',
    {
      inputs: [
        ['fertilizer', 'Phân trâu ủ hoai', 9_000, 'kg'],
        ['fertilizer', 'Mùn lá rừng ủ', 4_000, 'kg'],
      ],
    },
  ],
  [24, 'inspect', 'Kiểm tra nụ', 'Nụ bằng hạt ngô, {12|15} nụ/cành; có ít sâu cuốn lá, bắt tay.'],
  [33, 'water', 'Tưới phun sương ngày hanh', 'Nước khe, tưới 30 phút buổi chiều.'],
  [45, 'weed', 'Làm cỏ lần hai', 'Nhổ tay quanh gốc, tủ lá khô.'],
  [54, 'inspect', 'Kiểm tra nấm lá', 'Cắt {8|10} cành có đốm lá, đốt xa vườn.'],
  [
    62,
    'inspect',
    'Đoàn GACP nội bộ kiểm tra',
    'Đối chiếu sổ, khoảng cách với nguồn ô nhiễm; không có điểm không phù hợp.',
  ],
  [78, 'water', 'Tưới giữ ẩm', 'Đo ẩm đất {45|50} %, tưới thêm.'],
  [96, 'inspect', 'Chuẩn bị thu hái', 'Giặt túi vải, khử trùng khay sấy, tập huấn người hái.'],
  [
    108,
    'pick-flowers',
    'Hái hoa đợt một',
    'Hái hoa vừa hé lúc 5–8 giờ sáng bằng tay, đựng giỏ tre.',
    { share: 0.45, details: { parcel: 'Khe Lọng', quality: 'pass' } },
  ],
  [
    108,
    'dry-flowers',
    'Sấy lạnh',
    'Sấy lạnh 40 °C trong {30|32} giờ, ẩm còn 6 %.',
    { details: { place: 'Nhà sấy HTX' } },
  ],
  [
    120,
    'pick-flowers',
    'Hái hoa đợt hai',
    'Hoa rộ, hái ba buổi sáng liền.',
    { share: 0.55, details: { parcel: 'Khe Lọng', quality: 'pass' } },
  ],
  [121, 'dry-flowers', 'Sấy lạnh đợt hai', 'Loại bông dập trước khi sấy.', { details: { place: 'Nhà sấy HTX' } }],
  [122, 'pack', 'Đóng hộp 50 g', 'Cân, hàn túi, xếp hộp, dán tem từng hộp.'],
]

/** Roots in their third year: 356 days. */
const bakich: Script = [
  [5, 'weed', 'Phát cỏ đầu năm thứ ba', 'Phát tay giữa hàng, chừa dây leo.'],
  [
    19,
    'fertilize',
    'Bón phân hữu cơ',
    '2 kg phân hoai mỗi gốc, trộn vôi.',
    {
      inputs: [
        ['fertilizer', 'Phân chuồng ủ hoai', 11_000, 'kg'],
        ['other', 'Vôi bột', 400, 'kg'],
      ],
    },
  ],
  [52, 'inspect', 'Kiểm tra tuyến trùng, thối gốc', 'Nhổ thử {5|6} gốc, củ sạch, chưa có vết thối.'],
  [74, 'prune', 'Cắt ngọn, làm giàn lại', 'Bấm ngọn để dồn củ, thay cọc mục.'],
  [111, 'weed', 'Làm cỏ giữa vụ', 'Làm bằng cuốc nhỏ tránh chạm củ.'],
  [
    139,
    'fertilize',
    'Bón thúc kali',
    'Rắc tro bếp và kali, lấp mỏng.',
    {
      inputs: [
        ['fertilizer', 'Tro bếp', 900, 'kg'],
        ['fertilizer', 'Kali sunphat', 120, 'kg'],
      ],
    },
  ],
  [188, 'weed', 'Làm cỏ, khơi rãnh trước bão', 'Đào rãnh thoát nước theo đường đồng mức.'],
  [236, 'inspect', 'Kiểm tra sau bão', 'Gãy {12|15} gốc keo, dây ba kích không bị vùi.'],
  [305, 'inspect', 'Đào thử đánh giá củ', 'Củ dài 30–40 cm, ruột tím đậm, đủ tuổi đào.'],
  [
    346,
    'dig',
    'Đào củ đợt một',
    'Đào bằng xà beng, giữ củ không đứt; lấp hố trồng lại hom.',
    { share: 0.5, details: { parcel: 'Nam Kim trên', quality: 'pass' } },
  ],
  [
    348,
    'dry-roots',
    'Rửa, rút lõi, sấy',
    'Rửa nước khe ba lần, rút lõi, sấy 55 °C trong 20 giờ.',
    { details: { place: 'Lò sấy tổ hợp tác', water_source: 'Nước khe đã lọc' } },
  ],
  [
    354,
    'dig',
    'Đào củ đợt hai',
    'Đào hết phần đủ tuổi.',
    { share: 0.5, details: { parcel: 'Nam Kim dưới', quality: 'pass' } },
  ],
  [355, 'dry-roots', 'Rửa, rút lõi, sấy đợt hai', 'Ẩm sau sấy {11|12} %.', { details: { place: 'Lò sấy tổ hợp tác' } }],
  [356, 'pack', 'Đóng túi 500 g', 'Hút chân không, dán nhãn và tem.'],
]

/** Sticky rice: 142 days. */
const lua: Script = [
  [2, 'soil', 'Cày ải, làm đất', 'Cày sâu 18 cm, phơi ải {7|9} ngày.'],
  [
    9,
    'soil',
    'Bừa, san phẳng, bón lót',
    'Bón phân chuồng và lân trước khi bừa lần cuối.',
    {
      inputs: [
        ['fertilizer', 'Phân chuồng ủ hoai', 52_000, 'kg'],
        ['fertilizer', 'Super lân', 2_400, 'kg'],
      ],
    },
  ],
  [
    12,
    'plant',
    'Ngâm ủ, gieo mạ khay',
    'Giống nếp cái hoa vàng phục tráng, nảy mầm {93|95} %.',
    { inputs: [['seed', 'Thóc giống nếp cái hoa vàng', 640, 'kg']] },
  ],
  [24, 'plant', 'Cấy máy', 'Cấy thưa 25 khóm/m², 2 dảnh/khóm.'],
  [31, 'water', 'Giữ nước nông 3 cm', 'Lúa bén rễ hồi xanh.'],
  [
    36,
    'fertilize',
    'Bón thúc đẻ nhánh',
    'Bón NPK kết hợp sục bùn.',
    { inputs: [['fertilizer', 'Phân NPK 16-16-8', 1_800, 'kg']] },
  ],
  [42, 'weed', 'Làm cỏ sục bùn', 'Dùng cào răng, không phun thuốc cỏ.'],
  [50, 'water', 'Rút nước phơi ruộng', 'Phơi nứt chân chim để cứng cây, giảm phát thải.'],
  [58, 'inspect', 'Thăm đồng cùng cán bộ bảo vệ thực vật', 'Sâu cuốn lá {12|15} con/m², dưới ngưỡng.'],
  [
    67,
    'spray',
    'Phun trừ sâu cuốn lá nhỏ',
    'Phun chế phẩm sinh học theo thông báo.',
    {
      inputs: [
        [
          'pesticide',
          'Chế phẩm Bt',
          26,
          'kg',
          {
            active_ingredient: 'Bacillus thuringiensis',
            dosage: '30 g/bình 16 lít',
            purpose: 'Sâu cuốn lá nhỏ',
            withdrawal_days: 3,
            applied_area: 28,
          },
        ],
      ],
    },
  ],
  [71, 'inspect', 'Kiểm tra sau phun', 'Sâu non chết trên {80|85} %, không phải phun lại.'],
  [76, 'fertilize', 'Bón đón đòng', 'Kali là chính, ít đạm.', { inputs: [['fertilizer', 'Kali clorua', 1_100, 'kg']] }],
  [88, 'water', 'Giữ nước khi trổ', 'Mực nước 5 cm trong hai tuần.'],
  [97, 'inspect', 'Kiểm tra rầy, đạo ôn cổ bông', 'Rầy thấp; bông trổ {đều|thoát hết}, thơm.'],
  [112, 'inspect', 'Khử lẫn', 'Nhổ bỏ cây cỏ dại và lúa khác giống.'],
  [121, 'water', 'Rút cạn nước', 'Rút trước gặt mười ngày cho ruộng khô.'],
  [
    135,
    'harvest',
    'Gặt máy',
    'Gặt khi chín 85–90 %, thóc về kho trong buổi.',
    { share: 1, details: { quality: 'pass', parcel: 'Toàn cánh đồng' } },
  ],
  [136, 'dry-rice', 'Sấy nhiệt độ thấp', 'Sấy tháp 40 °C đến ẩm 13,5 %.', { details: { place: 'Lò sấy HTX' } }],
  [141, 'dry-rice', 'Xay xát, đánh bóng nhẹ', 'Tách màu, tấm dưới {3|4} %.', { details: { place: 'Xưởng xay HTX' } }],
  [142, 'pack', 'Đóng túi hút chân không 5 kg', 'In mã lô và ngày đóng, dán tem.'],
]

const drip = 'Tưới rãnh buổi sáng, nước giếng khoan đã kiểm nghiệm.'

/** Cabbages and kohlrabi: 93 days at most. */
const rau: Script = [
  [
    1,
    'soil',
    'Cày bừa, lên luống',
    'Luống rộng 1,2 m, rắc vôi {50|60} kg/sào.',
    { inputs: [['other', 'Vôi bột', 900, 'kg']] },
  ],
  [
    4,
    'soil',
    'Bón lót',
    'Phân chuồng ủ hoai và lân.',
    {
      inputs: [
        ['fertilizer', 'Phân chuồng ủ hoai', 16_000, 'kg'],
        ['fertilizer', 'Super lân', 500, 'kg'],
      ],
    },
  ],
  [
    7,
    'plant',
    'Trồng cây con',
    'Cây {5|6} lá thật từ vườn ươm HTX, trồng chiều mát.',
    { inputs: [['seed', 'Cây giống khay xốp', 62_000, 'cây']] },
  ],
  [9, 'water', 'Tưới bén rễ', drip],
  [16, 'weed', 'Xới phá váng, làm cỏ', 'Dặm {2|3} % cây chết.'],
  [
    21,
    'fertilize',
    'Bón thúc lần một',
    'NPK hòa nước tưới gốc.',
    { inputs: [['fertilizer', 'Phân NPK 16-16-8', 420, 'kg']] },
  ],
  [28, 'inspect', 'Kiểm tra sâu tơ', 'Sâu tơ {1|2} con/cây, đặt bẫy dính vàng.'],
  [
    33,
    'spray',
    'Phun Bt trừ sâu tơ',
    'Phun chiều mát, cắm biển cách ly.',
    {
      inputs: [
        [
          'pesticide',
          'Chế phẩm Bt',
          5,
          'kg',
          {
            active_ingredient: 'Bacillus thuringiensis',
            dosage: '30 g/bình 16 lít',
            purpose: 'Sâu tơ',
            withdrawal_days: 3,
            applied_area: 6,
          },
        ],
      ],
    },
  ],
  [36, 'inspect', 'Kiểm tra sau phun', 'Sâu tơ giảm rõ, thay bẫy dính.'],
  [39, 'weed', 'Vun gốc', 'Vun cao, tỉa lá chân.'],
  [
    44,
    'fertilize',
    'Bón thúc lần hai',
    'Đạm cá ủ và kali.',
    {
      inputs: [
        ['fertilizer', 'Dịch phân cá ủ', 260, 'lít'],
        ['fertilizer', 'Kali sunphat', 120, 'kg'],
      ],
    },
  ],
  [49, 'water', 'Tưới giữ ẩm', drip],
  [55, 'inspect', 'Lấy mẫu rau kiểm nhanh', 'Test nhanh dư lượng thuốc: âm tính cả {4|5} mẫu.'],
  [
    62,
    'harvest',
    'Cắt đợt một',
    'Cắt sáng sớm, bỏ lá già, không rửa tại ruộng.',
    { share: 0.4, details: { quality: 'pass', parcel: 'Thửa 1–6' } },
  ],
  [62, 'pack', 'Sơ chế, xếp sọt', 'Rửa nước máy, để ráo, xếp sọt 15 kg.'],
  [
    90,
    'harvest',
    'Cắt đợt hai',
    'Thu hết các thửa còn lại.',
    { share: 0.6, details: { quality: 'pass', parcel: 'Thửa 7–14' } },
  ],
  [91, 'pack', 'Sơ chế, dán tem', 'Dán tem từng bắp loại một, giao xe lạnh trong ngày.'],
]

/** Kohlrabi is cut once, all of it. */
const suhao: Script = rau
  .filter(([day]) => day <= 62)
  .map(([day, stage, title, content, told]) => [
    day,
    stage,
    title,
    content,
    told?.share ? { ...told, share: 1 } : (told ?? {}),
  ])

export const fieldScripts: Record<string, Script> = { tra, bakich, lua, rau, suhao }
