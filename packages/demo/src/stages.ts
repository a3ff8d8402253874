import type { Activity } from '@trace/domain/areas/growing/activities.ts'
import type { ProductionKind } from '@trace/domain/areas/producers/sectors.ts'
import type { World } from './world.ts'

interface Stage {
  key: string
  activity: Activity
  name: string
  /** Details that its diaries must tell. */
  asks?: string[]
}

const stages: Record<ProductionKind, Stage[]> = {
  animal: [
    { key: 'barn', activity: 'barn_preparation', name: 'Chuẩn bị chuồng, sát trùng' },
    { key: 'arrive', activity: 'stocking', name: 'Nhập giống', asks: ['count', 'quarantine_no'] },
    { key: 'brood', activity: 'feeding', name: 'Úm gà' },
    { key: 'vaccinate', activity: 'vaccination', name: 'Tiêm vắc-xin' },
    { key: 'feed', activity: 'feeding', name: 'Cho ăn, uống' },
    { key: 'range', activity: 'other', name: 'Thả đồi' },
    { key: 'treat', activity: 'treatment', name: 'Phòng, trị bệnh' },
    { key: 'disinfect', activity: 'disinfection', name: 'Vệ sinh, tiêu độc' },
    { key: 'weigh', activity: 'weighing', name: 'Cân, theo dõi tăng trọng', asks: ['avg_weight_g'] },
    { key: 'waste', activity: 'waste', name: 'Xử lý chất thải' },
    { key: 'stop', activity: 'other', name: 'Ngừng thuốc' },
    { key: 'sell', activity: 'sale', name: 'Xuất bán' },
    { key: 'slaughter', activity: 'slaughter', name: 'Giết mổ, đóng gói' },
    { key: 'eggs', activity: 'sale', name: 'Thu nhặt trứng' },
    { key: 'sort-eggs', activity: 'packaging', name: 'Phân loại, đóng hộp trứng' },
    { key: 'hives', activity: 'other', name: 'Kiểm tra đàn ong' },
    { key: 'move-hives', activity: 'other', name: 'Di chuyển đàn theo mùa hoa' },
    { key: 'honey', activity: 'sale', name: 'Quay mật' },
    { key: 'filter-honey', activity: 'packaging', name: 'Lọc, hạ thủy phần, đóng chai' },
  ],
  plant: [
    { key: 'prune', activity: 'pruning', name: 'Đốn tỉa, tạo tán' },
    { key: 'recover', activity: 'fertilizing', name: 'Bón phân phục hồi' },
    { key: 'flower', activity: 'other', name: 'Xử lý ra hoa' },
    { key: 'pollinate', activity: 'pollination', name: 'Thụ phấn bổ sung' },
    { key: 'fertilize', activity: 'fertilizing', name: 'Bón thúc' },
    { key: 'spray', activity: 'pesticide', name: 'Phun thuốc bảo vệ thực vật' },
    { key: 'bag', activity: 'bagging', name: 'Bao quả' },
    { key: 'harvest', activity: 'harvest', name: 'Thu hoạch' },
    { key: 'pack', activity: 'packaging', name: 'Phân loại, đóng gói' },
    { key: 'soil', activity: 'land_preparation', name: 'Làm đất' },
    { key: 'plant', activity: 'planting', name: 'Gieo trồng' },
    { key: 'water', activity: 'watering', name: 'Tưới nước' },
    { key: 'weed', activity: 'weeding', name: 'Làm cỏ, vun gốc' },
    { key: 'inspect', activity: 'inspection', name: 'Kiểm tra đồng ruộng' },
    { key: 'pluck-tea', activity: 'harvest', name: 'Hái búp chè' },
    { key: 'roast-tea', activity: 'preprocessing', name: 'Diệt men, vò, sao chè' },
    { key: 'pick-flowers', activity: 'harvest', name: 'Hái hoa' },
    { key: 'dry-flowers', activity: 'preprocessing', name: 'Sấy lạnh hoa' },
    { key: 'dig', activity: 'harvest', name: 'Đào củ' },
    { key: 'dry-roots', activity: 'preprocessing', name: 'Rửa, rút lõi, sấy củ' },
    { key: 'dry-rice', activity: 'preprocessing', name: 'Sấy thóc, xay xát' },
  ],
  seafood: [
    { key: 'pond', activity: 'pond_preparation', name: 'Cải tạo ao' },
    { key: 'fill', activity: 'water_treatment', name: 'Lấy, xử lý nước' },
    { key: 'stock', activity: 'stocking', name: 'Thả giống', asks: ['count'] },
    { key: 'feed', activity: 'feeding', name: 'Cho ăn' },
    {
      key: 'measure',
      activity: 'water_quality',
      name: 'Quản lý môi trường nước',
      asks: ['temperature_c', 'salinity_ppt'],
    },
    { key: 'treat', activity: 'treatment', name: 'Phòng, trị bệnh' },
    { key: 'harvest', activity: 'harvest', name: 'Thu tỉa, thu hoạch' },
    { key: 'chill', activity: 'preservation', name: 'Sơ chế, bảo quản lạnh' },
    { key: 'rafts', activity: 'pond_preparation', name: 'Chuẩn bị giàn bè' },
    { key: 'clean', activity: 'cleaning', name: 'Vệ sinh dây nuôi' },
    { key: 'purify', activity: 'preservation', name: 'Làm sạch, đóng gói' },
  ],
  processing: [
    { key: 'grow', activity: 'other', name: 'Trồng dong riềng' },
    { key: 'roots', activity: 'receiving', name: 'Thu củ, nhập xưởng' },
    { key: 'starch', activity: 'processing', name: 'Rửa, nghiền, lọc bột' },
    { key: 'sheet', activity: 'processing', name: 'Tráng bánh' },
    { key: 'dry', activity: 'processing', name: 'Phơi, sấy' },
    { key: 'cut', activity: 'packaging', name: 'Cắt, đóng gói' },
    { key: 'fish', activity: 'receiving', name: 'Nhập cá, muối' },
    { key: 'ferment', activity: 'processing', name: 'Ủ chượp' },
    { key: 'stir', activity: 'processing', name: 'Đánh quậy' },
    { key: 'draw', activity: 'processing', name: 'Kéo rút' },
    { key: 'filter', activity: 'processing', name: 'Lọc' },
    { key: 'test', activity: 'quality_test', name: 'Kiểm nghiệm', asks: ['lab', 'result'] },
    { key: 'bottle', activity: 'packaging', name: 'Đóng chai' },
    { key: 'receive', activity: 'receiving', name: 'Tiếp nhận nguyên liệu' },
    { key: 'wash', activity: 'processing', name: 'Sơ chế, làm sạch' },
    { key: 'pound', activity: 'processing', name: 'Xay, giã' },
    { key: 'fry', activity: 'processing', name: 'Tạo miếng, rán' },
    { key: 'salt', activity: 'processing', name: 'Thái, ướp muối' },
    { key: 'seal', activity: 'packaging', name: 'Hút chân không, đóng gói' },
    { key: 'store', activity: 'storage', name: 'Nhập kho' },
  ],
}

/** The stages that processes are made of, each known by the office of its line of production. */
export function planStages({ plan, at, name }: World): void {
  for (const [sector_kind, all] of Object.entries(stages) as [ProductionKind, Stage[]][]) {
    plan(at(-434, '08:10'), sector_kind, async (ask) => {
      for (const [place, { key, activity, name: title, asks = [] }] of all.entries()) {
        const stage = await ask('POST', '/stages', {
          name: title,
          sector_kind,
          activity_type: activity,
          is_traceable_default: true,
          required_fields: asks,
          sort_order: place + 1,
          description: `<p>Ghi nhật ký ngay trong ngày làm ${title.toLowerCase()}, kèm ảnh khi có thể.</p>`,
        })
        name(`stage ${sector_kind} ${key}`, stage.id)
      }
    })
  }
}
