import type { ProductionKind } from '../producers/sectors.ts'

/** Activities that a diary records on a farm, in a barn, a pond or a workshop. */
export const activities = {
  land_preparation: 'Làm đất',
  planting: 'Gieo trồng',
  watering: 'Tưới nước',
  fertilizing: 'Bón phân',
  pesticide: 'Phun thuốc bảo vệ thực vật',
  weeding: 'Làm cỏ',
  pruning: 'Đốn tỉa, tạo tán',
  pollination: 'Thụ phấn',
  bagging: 'Bao quả',
  inspection: 'Kiểm tra đồng ruộng',
  harvest: 'Thu hoạch',
  preprocessing: 'Sơ chế',
  packaging: 'Đóng gói',
  barn_preparation: 'Chuẩn bị chuồng trại',
  stocking: 'Nhập, thả giống',
  feeding: 'Cho ăn',
  vaccination: 'Tiêm vắc-xin',
  treatment: 'Phòng, trị bệnh',
  disinfection: 'Vệ sinh, tiêu độc',
  weighing: 'Cân, theo dõi tăng trọng',
  mortality: 'Hao hụt, chết',
  waste: 'Xử lý chất thải',
  sale: 'Xuất bán',
  slaughter: 'Giết mổ',
  pond_preparation: 'Cải tạo ao',
  water_treatment: 'Xử lý nước',
  water_quality: 'Theo dõi môi trường nước',
  cleaning: 'Vệ sinh ao, lồng, dây',
  preservation: 'Bảo quản',
  receiving: 'Tiếp nhận nguyên liệu',
  processing: 'Chế biến',
  quality_test: 'Kiểm nghiệm',
  storage: 'Lưu kho',
  dispatch: 'Xuất kho',
  loss: 'Hao hụt sau thu hoạch',
  other: 'Khác',
}

export type Activity = keyof typeof activities

export const activitiesBySector: Record<ProductionKind, readonly Activity[]> = {
  plant: [
    'land_preparation',
    'planting',
    'watering',
    'fertilizing',
    'pesticide',
    'weeding',
    'pruning',
    'pollination',
    'bagging',
    'inspection',
    'harvest',
    'preprocessing',
    'packaging',
    'loss',
    'other',
  ],
  animal: [
    'barn_preparation',
    'stocking',
    'feeding',
    'vaccination',
    'treatment',
    'disinfection',
    'weighing',
    'mortality',
    'waste',
    'sale',
    'slaughter',
    'packaging',
    'loss',
  ],
  seafood: [
    'pond_preparation',
    'water_treatment',
    'stocking',
    'feeding',
    'water_quality',
    'treatment',
    'cleaning',
    'mortality',
    'harvest',
    'preservation',
    'loss',
  ],
  processing: ['receiving', 'processing', 'quality_test', 'packaging', 'storage', 'dispatch', 'loss'],
}

/** Activities that count as a harvest. */
export const harvestActivities = ['harvest', 'sale'] as const satisfies readonly Activity[]

/** The activity that takes harvested goods away: spoilt, dried out, thrown away. */
export const LOSS = 'loss' satisfies Activity

/** Activities that may carry a quantity of goods. */
export const quantityActivities = [...harvestActivities, 'packaging', LOSS] as const satisfies readonly Activity[]

/** The activities that set the harvest days of a batch. In a workshop that is packaging. */
export const harvestActivitiesOf = (sector: ProductionKind | null | undefined): readonly Activity[] =>
  sector === 'processing' ? ['packaging'] : harvestActivities

/** The activity that takes animals as a harvest does, but brings no quantity: their meat is sold later. */
export const SLAUGHTER = 'slaughter' satisfies Activity

/** The activities for which a withdrawal period must be over. */
export const withdrawalActivitiesOf = (sector: ProductionKind | null | undefined): readonly Activity[] => [
  ...harvestActivitiesOf(sector),
  SLAUGHTER,
]

/** Activities that go on with goods after they were packed; any other then makes other goods of the batch. */
export const afterPacking = [
  'preservation',
  'quality_test',
  'storage',
  'dispatch',
] as const satisfies readonly Activity[]

/** Whether an activity counts as the harvest of a batch, and so sets its harvest day and quantity. */
export const countsAsHarvest = (
  activity: string | null | undefined,
  sector: ProductionKind | null | undefined,
): boolean => (harvestActivitiesOf(sector) as readonly unknown[]).includes(activity)

/** Whether an activity counts in the balance of a batch, and so has to say how much. */
export const isQuantityRequired = (
  activity: string | null | undefined,
  sector: ProductionKind | null | undefined,
): boolean => activity === LOSS || countsAsHarvest(activity, sector)

/** Activities that must name the input used: fertiliser, drug, feed. */
export const inputActivities = [
  'fertilizing',
  'pesticide',
  'feeding',
  'treatment',
  'vaccination',
] as const satisfies readonly Activity[]
