import { addressAt } from './known-rows.ts'
import { personName, phoneOf } from './people.ts'
import type { World } from './world.ts'

interface Buyer {
  key: string
  type: string
  name: string
  ward: string
  province?: string
  address: string
  hours: string
  from: string[]
  waiting?: true
}

const buyers: Buyer[] = [
  {
    key: 'sieuthi-halong',
    type: 'supermarket',
    name: 'Siêu thị Mẫu Hạ Long',
    ward: '06688',
    address: 'Khu 3, đường Mẫu',
    hours: '8:00–22:00',
    from: ['ga', 'lon', 'na', 'lua', 'mam', 'rau'],
  },
  {
    key: 'sieuthi-haiphong',
    type: 'supermarket',
    name: 'Siêu thị Mẫu Hải Phòng',
    ward: '11383',
    province: '31',
    address: 'Số 20, phố Mẫu',
    hours: '8:00–22:00',
    from: ['vit', 'cam', 'tomthe'],
  },
  {
    key: 'sach-hanoi',
    type: 'store',
    name: 'Chuỗi thực phẩm sạch Mẫu Hà Nội',
    ward: '00166',
    province: '01',
    address: 'Số 8, ngõ Mẫu',
    hours: '7:00–21:00',
    from: ['ga', 'na', 'lua'],
  },
  {
    key: 'dacsan-hanoi',
    type: 'store',
    name: 'Cửa hàng đặc sản vùng miền Mẫu',
    ward: '00070',
    province: '01',
    address: 'Số 15, phố Mẫu',
    hours: '8:30–20:30',
    from: ['mien', 'tra', 'che', 'muc'],
  },
  {
    key: 'ocop-baichay',
    type: 'store',
    name: 'Trung tâm OCOP Mẫu Bãi Cháy',
    ward: '06673',
    address: 'Khu 2',
    hours: '7:30–21:30',
    from: ['mien', 'tra', 'bakich', 'che', 'muc', 'chamuc', 'ong'],
  },
  {
    key: 'cho-tienyen',
    type: 'market',
    name: 'Chợ trung tâm Mẫu Tiên Yên',
    ward: '06862',
    address: 'Phố Mẫu',
    hours: '5:00–18:00',
    from: ['vit'],
  },
  {
    key: 'daumoi-haiphong',
    type: 'market',
    name: 'Chợ đầu mối nông sản Mẫu',
    ward: '11311',
    province: '31',
    address: 'Lô C',
    hours: '0:00–9:00',
    from: ['na', 'rau'],
  },
  {
    key: 'xuatkhau',
    type: 'exporter',
    name: 'Công ty XNK Nông thủy sản Mẫu',
    ward: '06712',
    address: 'Khu kho vận, cửa khẩu',
    hours: '7:30–17:00',
    from: ['vai', 'tomthe'],
  },
  {
    key: 'nhahang-halong',
    type: 'restaurant',
    name: 'Nhà hàng Biển Mẫu',
    ward: '06673',
    address: 'Đường ven biển',
    hours: '10:00–22:00',
    from: ['hau', 'tomsu', 'chamuc'],
  },
  {
    key: 'san-tmdt',
    type: 'ecommerce',
    name: 'Sàn nông sản trực tuyến Mẫu',
    ward: '09556',
    province: '01',
    address: 'Tầng 5, tòa nhà Mẫu',
    hours: 'Cả ngày',
    from: ['tra', 'cucai'],
  },
  {
    key: 'daily-mongcai',
    type: 'agent',
    name: 'Đại lý hải sản Mẫu Móng Cái',
    ward: '06712',
    address: 'Khu 1',
    hours: '6:00–19:00',
    from: ['tomthe', 'muc'],
  },
  {
    key: 'bep-vandon',
    type: 'restaurant',
    name: 'Bếp ăn tập thể Mẫu Vân Đồn',
    ward: '06994',
    address: 'Thôn 12',
    hours: '5:00–19:00',
    from: ['rau', 'lon'],
    waiting: true,
  },
]

const carriers: { key: string; name: string; method: string; plate?: string; capacity: number; cold?: string }[] = [
  {
    key: 'lanh-1',
    name: 'Vận tải lạnh Mẫu Hạ Long',
    method: 'XE-TAI-LANH',
    plate: '14C-000.01',
    capacity: 2_500,
    cold: 'Ghi nhiệt độ tự động mỗi 10 phút',
  },
  {
    key: 'lanh-2',
    name: 'Vận tải lạnh Mẫu Bắc Bộ',
    method: 'XE-TAI-LANH',
    plate: '14C-000.02',
    capacity: 8_000,
    cold: 'Hai khoang 0 °C và −18 °C',
  },
  { key: 'tai-1', name: 'HTX vận tải Mẫu Đông Bắc', method: 'XE-TAI-THUONG', plate: '14C-000.03', capacity: 5_000 },
  {
    key: 'suc-khi',
    name: 'Xe thủy sản sống Mẫu',
    method: 'XE-BONTHUNG-SUC-KHI',
    plate: '14C-000.04',
    capacity: 1_500,
    cold: 'Bồn sục khí, 18 °C',
  },
  { key: 'tau', name: 'Tàu hàng Mẫu Cô Tô – Vân Đồn', method: 'TAU-THUYEN', capacity: 30_000 },
  { key: 'phat-nhanh', name: 'Chuyển phát nhanh Mẫu', method: 'CHUYEN-PHAT-NHANH', capacity: 500 },
]

/** Who buys from the producers, and who carries the goods. */
export function planTrade(world: World): void {
  const { plan, at, id, name } = world
  for (const [number, { key, ward, province, address, hours, from, waiting, ...about }] of buyers.entries()) {
    plan(at(waiting ? -4 : -424, `09:${10 + number}`), 'processing', async (ask) => {
      const row = await ask('POST', '/distributors', {
        ...about,
        ...addressAt(world, ward, address, province ? { province } : {}),
        tax_code: String(9_000 + number).padStart(10, '0'),
        contact_person: personName(number + 40),
        phone: phoneOf(401 + number),
        opening_hours: hours,
        manufacture_ids: from.map((producer) => id(`manufacture ${producer}`)),
        description: 'Nơi bán giả định (dữ liệu mẫu).',
      })
      if (!waiting) await ask('PUT', `/distributors/${row.id}/change-approved`)
      name(`distributor ${key}`, row.id)
    })
  }
  for (const [number, { key, method, plate, capacity, cold, ...about }] of carriers.entries()) {
    plan(at(-424, `11:${10 + number}`), 'processing', async (ask) => {
      const row = await ask('POST', '/shippings', {
        ...about,
        shipping_method_id: id(`method ${method}`),
        vehicle_plate: plate,
        driver_name: personName(number + 60),
        phone: phoneOf(501 + number),
        ...addressAt(world, '06688', 'Khu 1, đường Mẫu'),
        capacity_kg: capacity,
        cold_chain_note: cold,
        description: 'Đơn vị giả định (dữ liệu mẫu).',
      })
      name(`shipping ${key}`, row.id)
    })
  }
}
