import type { Script } from './script.ts'

/** Pigs: 168 days. */
const lon: Script = [
  [
    0,
    'barn',
    'Rửa chuồng, trải đệm lót sinh học',
    'Rửa áp lực, sát trùng hai lần, để trống 10 ngày rồi trải đệm lót.',
    {
      inputs: [
        [
          'chemical',
          'Virkon sát trùng',
          3,
          'kg',
          { active_ingredient: 'Potassium peroxymonosulfate', dosage: '1 : 200', withdrawal_days: 0 },
        ],
      ],
    },
  ],
  [
    1,
    'arrive',
    'Nhập lợn con cai sữa',
    'Lợn Móng Cái {10|11} kg/con, bấm thẻ tai, cách ly 14 ngày.',
    { details: { supplier: 'Trại nái giống của công ty', size_g: 10_500 } },
  ],
  [
    8,
    'vaccinate',
    'Tiêm vắc-xin dịch tả lợn cổ điển',
    'Tiêm bắp cổ; theo dõi hai giờ sau tiêm.',
    {
      inputs: [['vaccine', 'Vắc-xin dịch tả lợn cổ điển', 320, 'liều']],
      details: { vaccine: 'Dịch tả lợn cổ điển', age_days: 53, route: 'Tiêm bắp', dose: '1 ml/con' },
    },
  ],
  [
    12,
    'disinfect',
    'Kết thúc cách ly, phun sát trùng',
    'Đủ 14 ngày theo dõi từ trại nái, đàn khỏe, phun sát trùng lối đi.',
    { inputs: [['chemical', 'Virkon sát trùng', 1, 'kg', { dosage: '1 : 200', withdrawal_days: 0 }]] },
  ],
  [
    15,
    'feed',
    'Cho ăn giai đoạn tập ăn',
    'Cám viên kèm cháo gạo ấm; chuồng giữ 27 °C.',
    { inputs: [['feed', 'Cám lợn con 19 % đạm', 2_600, 'kg']], details: { total_kg: 2_600, protein_pct: 19 } },
  ],
  [
    22,
    'vaccinate',
    'Tiêm vắc-xin lở mồm long móng',
    'Tiêm đủ cả ô, ghi sổ.',
    {
      inputs: [['vaccine', 'Vắc-xin lở mồm long móng type O', 319, 'liều']],
      details: { vaccine: 'Lở mồm long móng', age_days: 67, route: 'Tiêm bắp', dose: '2 ml/con' },
    },
  ],
  [
    30,
    'waste',
    'Đảo đệm lót, bổ sung men',
    'Xới đệm dày 20 cm, rắc thêm trấu và men.',
    { inputs: [['probiotic', 'Men vi sinh đệm lót', 20, 'kg']] },
  ],
  [
    38,
    'treat',
    'Trị ho, viêm phổi nhẹ',
    '{Năm|Bảy} con ho, sốt nhẹ; tách ô, tiêm ba ngày.',
    {
      inputs: [
        [
          'vet_drug',
          'Kháng sinh amoxicillin tiêm',
          0.6,
          'lít',
          {
            active_ingredient: 'Amoxicillin trihydrate',
            dosage: '1 ml/10 kg thể trọng',
            purpose: 'Viêm phổi',
            withdrawal_days: 21,
          },
        ],
      ],
      details: { disease: 'Viêm phổi', drug: 'Amoxicillin', route: 'Tiêm bắp', result: 'Khỏi, nhập lại đàn' },
    },
  ],
  [
    55,
    'disinfect',
    'Phun sát trùng trong chuồng',
    'Phun sương khi lợn khô da, hố sát trùng thay mỗi tuần.',
    { inputs: [['chemical', 'Virkon sát trùng', 2, 'kg', { dosage: '1 : 200', withdrawal_days: 0 }]] },
  ],
  [
    64,
    'feed',
    'Chuyển cám giai đoạn choai',
    'Giảm đạm còn 16 %, thêm cây chuối thái và bã bia.',
    {
      inputs: [
        ['feed', 'Cám lợn choai 16 % đạm', 7_800, 'kg'],
        ['feed', 'Thân chuối băm', 900, 'kg'],
      ],
      details: { total_kg: 8_700, protein_pct: 16 },
    },
  ],
  [85, 'weigh', 'Cân mẫu 20 con', 'Bình quân {41|43} kg, tăng đều.', { details: { avg_weight_g: 42_000 } }],
  [
    90,
    'feed',
    'Cho ăn giai đoạn choai',
    'Ăn hai bữa, uống nước tự động; kiểm tra núm uống.',
    { inputs: [['feed', 'Cám lợn choai 16 % đạm', 8_100, 'kg']], details: { total_kg: 8_100 } },
  ],
  [96, 'waste', 'Xử lý nước thải qua bể biogas', 'Kiểm tra bể, hút bùn; nước ra đạt để tưới cỏ.'],
  [
    110,
    'feed',
    'Chuyển cám vỗ béo',
    'Tăng ngô và cám gạo, không dùng chất tạo nạc.',
    {
      inputs: [
        ['feed', 'Ngô nghiền', 6_200, 'kg'],
        ['feed', 'Cám gạo', 4_100, 'kg'],
      ],
      details: { total_kg: 10_300 },
    },
  ],
  [
    126,
    'disinfect',
    'Tổng vệ sinh, diệt ruồi muỗi',
    'Phát quang quanh trại, phun trong và ngoài chuồng.',
    { inputs: [['chemical', 'Chế phẩm thảo mộc xua ruồi', 3, 'lít', { withdrawal_days: 0 }]] },
  ],
  [
    142,
    'stop',
    'Khóa tủ thuốc, ngừng thuốc',
    'Từ hôm nay không dùng thuốc cho lứa này; lấy mẫu nước tiểu thử chất cấm, âm tính.',
  ],
  [
    155,
    'weigh',
    'Cân chọn lợn xuất',
    'Bình quân {78|80} kg, chọn con trên 75 kg.',
    { details: { avg_weight_g: 79_000 } },
  ],
  [
    166,
    'sell',
    'Xuất bán',
    'Nhịn ăn 12 giờ, kiểm dịch tại trại, chở về lò mổ của công ty.',
    { share: 1, details: { buyer: 'Lò mổ Hải Ninh Xanh' } },
  ],
  [
    167,
    'slaughter',
    'Giết mổ, pha lóc, cấp đông',
    'Kiểm soát giết mổ đóng dấu từng thân thịt; cấp đông −35 °C rồi trữ −18 °C.',
  ],
]

/** Bees: from the splitting of colonies to the honey, 145 days. */
const ong: Script = [
  [
    1,
    'arrive',
    'Chia đàn, đặt thùng',
    'San {110|120} đàn mới từ đàn mạnh, thay chúa già.',
    { details: { supplier: 'Đàn của hộ', quarantine_no: 'Đàn tại chỗ' } },
  ],
  [9, 'hives', 'Kiểm tra chúa, cầu con', 'Chúa đẻ đều, cầu con {liền mảng|đẹp}; ghép hai đàn yếu.'],
  [
    20,
    'feed',
    'Cho ăn bổ sung ngày mưa',
    'Mưa dài, cho ăn xi-rô đường loãng ba tối; ngừng hẳn trước vụ mật.',
    { inputs: [['feed', 'Đường kính trắng', 90, 'kg']], details: { total_kg: 90 } },
  ],
  [34, 'disinfect', 'Vệ sinh thùng, thay ván đáy', 'Cạo đáy thùng, hơ lửa, bắt sâu ăn sáp.'],
  [
    46,
    'move-hives',
    'Chuyển đàn lên rừng Lương Minh',
    'Chuyển ban đêm, bịt cửa lưới; đặt thùng cách nhau 3 m dưới tán cây.',
  ],
  [58, 'hives', 'Xây tầng mới, đặt tầng kế', 'Thêm chân tầng, ong xây nhanh; nguồn hoa chân chim bắt đầu nở.'],
  [66, 'hives', 'Đếm cầu, ghi sổ đàn', 'Bình quân {5|6} cầu/đàn, quân đông.'],
  [74, 'hives', 'Kiểm tra bệnh thối ấu trùng', 'Soi {60|80} đàn, không thấy bệnh; không dùng thuốc.'],
  [90, 'move-hives', 'Sang điểm hoa thứ hai', 'Chuyển 150 thùng sang khe Đồng Doong theo hoa rừng.'],
  [104, 'hives', 'Kiểm tra cầu mật', 'Mật vít nắp {ba phần tư|gần kín} mặt cầu, để chín thêm.'],
  [
    118,
    'honey',
    'Quay mật đợt một',
    'Chỉ quay cầu vít nắp trên 80 %, dùng máy quay inox, lọc qua hai lớp lưới.',
    { share: 0.45 },
  ],
  [119, 'filter-honey', 'Lọc, hạ thủy phần', 'Hạ thủy phần còn 20 % ở 40 °C, để lắng trong thùng inox kín.'],
  [132, 'hives', 'Dưỡng đàn sau quay', 'Để lại mỗi đàn hai cầu mật cho ong ăn.'],
  [144, 'honey', 'Quay mật đợt hai', 'Mật sẫm và thơm hơn đợt đầu.', { share: 0.55 }],
  [146, 'filter-honey', 'Lọc, đóng chai thủy tinh', 'Rửa và sấy chai, đóng 500 ml, dán nhãn và tem.'],
]

export const animalScripts: Record<string, Script> = { lon, ong }
