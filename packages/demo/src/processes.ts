import type { ProductionKind } from '@trace/domain/areas/producers/sectors.ts'
import { handsOf, producerOf } from './producers.ts'
import type { World } from './world.ts'

/** A stage with the days of the batch on which it is due; `?` at its end is one that may be left out. */
type Step = [stage: string, from: number, to: number]

interface Process {
  key: string
  /** Whose own it is; a template of the province without. */
  of?: string
  name: string
  sector: ProductionKind
  species?: string
  group?: string
  standard?: string
  days: number
  steps: Step[]
}

// oxfmt-ignore
const processes: Process[] = [
  {
    key: 'ga', name: 'Gà đồi Tiên Yên VietGAHP', sector: 'animal', species: 'animal GA-TIEN-YEN', group: 'GIA-CAM-TRUNG',
    standard: 'vietgahp', days: 130,
    steps: [
      ['barn', 0, 0], ['arrive', 0, 1], ['brood', 1, 28], ['vaccinate', 7, 60], ['feed', 29, 125], ['range', 45, 120],
      ['treat?', 30, 115], ['disinfect', 0, 128], ['weigh?', 60, 128], ['stop', 110, 128], ['sell', 120, 150], ['slaughter', 120, 151],
    ],
  },
  {
    key: 'tom', name: 'Tôm nuôi VietGAP', sector: 'seafood', standard: 'vietgap', days: 95,
    steps: [
      ['pond', 0, 5], ['fill', 0, 10], ['stock', 1, 15], ['feed', 2, 140], ['measure', 2, 140], ['treat?', 10, 120],
      ['harvest', 60, 150], ['chill', 60, 150],
    ],
  },
  {
    key: 'qua', name: 'Na dai, vải VietGAP', sector: 'plant', group: 'TRAI-CAY', standard: 'vietgap', days: 205,
    steps: [
      ['prune', 0, 15], ['recover', 5, 40], ['flower?', 30, 80], ['pollinate', 60, 110], ['fertilize', 90, 170], ['spray', 60, 190],
      ['bag?', 110, 170], ['inspect?', 0, 200], ['harvest', 180, 215], ['pack', 180, 216],
    ],
  },
  {
    key: 'mien', name: 'Miến dong', sector: 'processing', species: 'plant DONG-RIENG', group: 'NONG-SAN-CHE-BIEN', days: 300,
    steps: [
      ['grow', 0, 260], ['roots', 260, 280], ['starch', 262, 285], ['sheet', 270, 292], ['dry', 270, 294], ['test?', 275, 300],
      ['cut', 272, 300], ['store?', 274, 302],
    ],
  },
  {
    key: 'hau', name: 'Hàu treo dây', sector: 'seafood', species: 'seafood HAU-THAI-BINH-DUONG', days: 305,
    steps: [
      ['rafts', 0, 10], ['stock', 5, 20], ['clean', 60, 280], ['measure', 10, 300], ['harvest', 270, 320], ['purify', 270, 322],
    ],
  },
  {
    key: 'mam', name: 'Nước mắm truyền thống', sector: 'processing', group: 'THUY-SAN-CHE-BIEN', standard: 'haccp', days: 370,
    steps: [
      ['fish', 0, 3], ['ferment', 1, 360], ['stir', 20, 340], ['draw', 350, 370], ['filter', 352, 372], ['test', 355, 375],
      ['bottle', 360, 380], ['store?', 361, 385],
    ],
  },
  {
    key: 'rau', name: 'Rau ăn lá, ăn củ VietGAP', sector: 'plant', species: 'plant RAU-CAC-LOAI', group: 'RAU-CU-QUA-TUOI',
    standard: 'vietgap', days: 92,
    steps: [
      ['soil', 0, 7], ['plant', 3, 12], ['water', 3, 85], ['fertilize', 10, 75], ['weed', 15, 60], ['spray?', 15, 80],
      ['inspect?', 10, 85], ['harvest', 60, 100], ['pack', 60, 101],
    ],
  },
  {
    key: 'che', name: 'Chè xanh VietGAP', sector: 'plant', species: 'plant CHE', group: 'CHE-DUOC-LIEU', standard: 'vietgap',
    days: 62,
    steps: [
      ['prune?', 0, 5], ['fertilize', 2, 30], ['weed', 5, 40], ['spray?', 10, 40], ['inspect', 10, 55], ['pluck-tea', 55, 70],
      ['roast-tea', 55, 70], ['pack', 56, 75],
    ],
  },
  {
    key: 'vit', of: 'vit', name: 'Vịt biển đẻ trứng Đồng Rui', sector: 'animal', species: 'animal VIT-BIEN',
    group: 'GIA-CAM-TRUNG', days: 165,
    steps: [
      ['barn', 0, 0], ['arrive', 0, 1], ['vaccinate', 5, 40], ['feed', 1, 165], ['disinfect', 0, 165], ['treat?', 10, 120],
      ['eggs', 30, 165], ['sort-eggs', 30, 166],
    ],
  },
  {
    key: 'lon', of: 'lon', name: 'Lợn Móng Cái chuồng kín', sector: 'animal', species: 'animal LON-MONG-CAI', group: 'GIA-SUC',
    standard: 'vietgahp', days: 170,
    steps: [
      ['barn', 0, 0], ['arrive', 0, 1], ['vaccinate', 7, 60], ['feed', 1, 165], ['treat?', 15, 140], ['disinfect', 0, 165],
      ['waste', 10, 165], ['weigh?', 60, 165], ['stop', 140, 168], ['sell', 160, 175], ['slaughter', 160, 176],
    ],
  },
  {
    key: 'tra', of: 'tra', name: 'Trà hoa vàng GACP-WHO', sector: 'plant', species: 'plant TRA-HOA-VANG', group: 'CHE-DUOC-LIEU',
    standard: 'gacp_who', days: 125,
    steps: [
      ['weed', 0, 20], ['recover', 5, 40], ['water?', 10, 100], ['inspect', 20, 110], ['pick-flowers', 105, 130],
      ['dry-flowers', 105, 131], ['pack', 106, 135],
    ],
  },
  {
    key: 'bakich', of: 'bakich', name: 'Ba kích tím dưới tán keo', sector: 'plant', species: 'plant BA-KICH',
    group: 'CHE-DUOC-LIEU', days: 360,
    steps: [
      ['weed', 0, 200], ['fertilize', 10, 150], ['prune?', 60, 200], ['inspect', 30, 330], ['dig', 340, 370],
      ['dry-roots', 341, 372], ['pack', 342, 378],
    ],
  },
  {
    key: 'cam', of: 'cam', name: 'Cam Vạn Yên VietGAP', sector: 'plant', species: 'plant CAM', group: 'TRAI-CAY',
    standard: 'vietgap', days: 260,
    steps: [
      ['prune', 0, 15], ['recover', 5, 40], ['water?', 30, 200], ['fertilize', 60, 200], ['spray', 60, 220], ['inspect', 30, 250],
      ['harvest', 240, 270], ['pack', 240, 271],
    ],
  },
  {
    key: 'lua', of: 'lua', name: 'Lúa nếp cái hoa vàng VietGAP', sector: 'plant', species: 'plant LUA-NEP-CAI-HOA-VANG',
    group: 'LUA-GAO-NGU-COC', standard: 'vietgap', days: 142,
    steps: [
      ['soil', 0, 15], ['plant', 10, 25], ['water', 12, 110], ['fertilize', 20, 80], ['weed?', 30, 60], ['spray?', 40, 110],
      ['inspect', 25, 120], ['harvest', 130, 145], ['dry-rice', 131, 147], ['pack', 132, 150],
    ],
  },
  {
    key: 'muc', of: 'muc', name: 'Mực ống khô một nắng to', sector: 'processing', species: 'seafood MUC-ONG',
    group: 'THUY-SAN-CHE-BIEN', days: 12,
    steps: [['receive', 0, 1], ['wash', 0, 1], ['dry', 1, 8], ['test?', 5, 12], ['seal', 6, 13], ['store?', 6, 14]],
  },
  {
    key: 'chamuc', of: 'chamuc', name: 'Chả mực giã tay HACCP', sector: 'processing', species: 'seafood MUC-ONG',
    group: 'THUY-SAN-CHE-BIEN', standard: 'haccp', days: 4,
    steps: [['receive', 0, 0], ['wash', 0, 1], ['pound', 0, 2], ['fry', 0, 2], ['test', 1, 4], ['seal', 1, 4], ['store', 1, 5]],
  },
  {
    key: 'ong', of: 'ong', name: 'Ong nội lấy mật hoa rừng', sector: 'animal', species: 'animal ONG-MAT', group: 'MAT-ONG',
    days: 150,
    steps: [
      ['arrive', 0, 5], ['hives', 5, 140], ['feed?', 10, 100], ['move-hives', 30, 110], ['disinfect', 5, 120],
      ['honey', 100, 155], ['filter-honey', 101, 158],
    ],
  },
  {
    key: 'cucai', of: 'cucai', name: 'Củ cải khô Đầm Hà', sector: 'processing', species: 'plant CU-CAI',
    group: 'NONG-SAN-CHE-BIEN', days: 30,
    steps: [
      ['receive', 0, 3], ['wash', 0, 4], ['salt', 1, 6], ['dry', 2, 22], ['test?', 15, 28], ['cut', 16, 30], ['store?', 20, 32],
    ],
  },
]

export const processOf = (key: string): Process => processes.find((process) => process.key === key)!

/** Eight templates of the province and ten processes of producers, all in use. */
export function planProcesses(world: World): void {
  const { plan, at, id, name } = world
  for (const [number, process] of processes.entries()) {
    const { key, of, name: title, sector, species, group, standard, days, steps } = process
    const minute = String(number).padStart(2, '0')
    plan(at(of ? -424 : -433, `10:${minute}`), of ? handsOf(producerOf(of)) : sector, async (ask) => {
      const { id: row } = await ask('POST', '/processes', {
        name: title,
        sector_kind: sector,
        standard,
        total_days: days,
        manufacture_id: of ? id(`manufacture ${of}`) : null,
        ...(species && { [`${species.split(' ')[0]}_id`]: id(species) }),
        ...(group && { product_group_id: id(`group ${group}`) }),
        description: `Gồm ${steps.length} công đoạn, khoảng ${days} ngày kể từ khi bắt đầu lô.`,
        process_stages: steps.map(([stage, day_from, day_to]) => ({
          stage_id: id(`stage ${sector} ${stage.replace('?', '')}`),
          day_from,
          day_to,
          is_required: !stage.endsWith('?'),
          is_traceable: true,
        })),
      })
      await ask('PUT', `/processes/${row}/change-status/active`)
      name(`process ${key}`, row)
    })
  }
}
