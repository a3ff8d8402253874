import { approvedLabors, handsOf, producers } from './producers.ts'
import { genderOf, personName, phoneOf } from './people.ts'
import { openDice } from './dice.ts'
import { addressAt } from './known-rows.ts'
import type { Producer } from './producers.ts'
import type { World } from './world.ts'

const HIGHLIGHTED = ['ga', 'na', 'tra', 'chamuc', 'mam', 'hau']

/** The twenty producers that work, and those whose papers are not in order. */
export function planProducers(world: World): void {
  const { plan, at, id, name } = world
  for (const [number, producer] of producers.entries()) {
    const { key, office } = producer
    const minute = String(number).padStart(2, '0')
    plan(at(-434, `09:${minute}`), registrarOf(producer), async (ask) => {
      const { id: row } = await ask('POST', '/manufactures', producerForm(world, producer, number + 1))
      name(`manufacture ${key}`, row)
    })
    plan(at(-432, `14:${minute}`), office, async (ask) => {
      await ask('PUT', `/manufactures/${id(`manufacture ${key}`)}/change-approved`)
      if (HIGHLIGHTED.includes(key)) await ask('PUT', `/manufactures/${id(`manufacture ${key}`)}/change-highlight`)
    })
  }
  for (const [number, other] of others.entries()) planOther(world, other, producers.length + number + 1)
}

const registrars: Record<string, string> = { '06874': 'dien-xa', '07090': 'an-sinh', '06994': 'van-don' }

/** Who enters a producer: the commune where it has an officer, or else the office that looks after it. */
const registrarOf = ({ ward, office }: Pick<Producer, 'ward' | 'office'>): string => registrars[ward] ?? office

function producerForm(world: World, producer: Producer, number: number) {
  const { id, day, pictures } = world
  const { key, name, short, form, sectors, ward, address, before, gln, representative, founded, employees, members, acreage, grade, introduction } = producer
  const isPerson = form === 'HO-GIA-DINHCA-NHAN'
  return {
    name, short_name: short, manufacturing_form_id: id(`form ${form}`),
    manufacturing_sector_ids: sectors.map((sector) => id(`sector ${sector}`)),
    tax_code: String(number).padStart(isPerson ? 12 : 10, '0'),
    business_license_no: isPerson ? null : `GP-${String(number).padStart(4, '0')}`,
    representative_name: representative, representative_title: isPerson ? 'Chủ hộ' : 'Giám đốc', phone: phoneOf(number),
    email: `${key}@example.com`,
    ...addressAt(world, ward, address, { before }), gln, gs1_company_prefix: '9521234', established_year: founded,
    employee_count: employees,
    member_count: members, total_acreage: acreage, food_safety_cert_no: `ATTP-${String(number).padStart(4, '0')}`,
    food_safety_grade: grade,
    food_safety_cert_issued_at: day(-500 - number), food_safety_cert_expires_at: day(595 - number), introduction,
    logo: pictures.of(`logo ${key}`),
    images: [{ url: pictures.of(`producer ${producer.office}`) }],
    description: `<p>${introduction}</p><p>Tên cơ sở, người đại diện và các mã số trên trang này là <em>(dữ liệu mẫu)</em>.</p>`,
    certificates: producer.certificates.map(([certificate_type, scope, from, to], place) => ({
      certificate_type, scope,
      number: `${certificate_type.toUpperCase().replace('_', '-')}-${String(number).padStart(3, '0')}-${place + 1}`,
      issuer: certificate_type === 'ocop' ? 'Hội đồng OCOP cấp tỉnh (dữ liệu mẫu)' : 'Tổ chức chứng nhận mẫu',
      issued_at: day(from), expires_at: day(to),
    })),
  }
}

type Other = Pick<Producer, 'name' | 'form' | 'sectors' | 'office' | 'ward' | 'address' | 'before' | 'representative' | 'introduction'> & {
  /** The day from today when it was entered. */
  since: number
  rejected?: string
  suspended?: string
}

const others: Other[] = [
  {
    since: -9, name: 'HTX Ổi Bình Dương Mẫu', form: 'HOP-TAC-XA', sectors: ['TRONG-TROT'], office: 'plant', ward: '07090',
    address: 'Khu Bắc Mã',
    before: 'Phường Bình Dương, Thành phố Đông Triều', representative: 'Vũ Văn X',
    introduction: 'Trồng ổi lê trên đất bãi, đang chuyển sang VietGAP.',
  },
  {
    since: -5, name: 'Hộ KD Ruốc hàu Quan Lạn Mẫu', form: 'HO-KINH-DOANH', sectors: ['CHE-BIEN-THUY-SAN'], office: 'processing',
    ward: '06994', address: 'Thôn Sơn Hào',
    before: 'Xã Quan Lạn, Huyện Vân Đồn', representative: 'Đặng Thị Y',
    introduction: 'Sấy ruốc hàu từ hàu nuôi trong vịnh Bái Tử Long.',
  },
  {
    since: -2, name: 'THT Nấm Hà Lâu Mẫu', form: 'TO-HOP-TAC', sectors: ['TRONG-TROT'], office: 'plant', ward: '06874',
    address: 'Thôn Bắc Lù',
    before: 'Xã Hà Lâu, Huyện Tiên Yên', representative: 'Lý Văn A', introduction: 'Trồng nấm sò, mộc nhĩ trên mùn cưa keo.',
  },
  {
    since: -48, name: 'Cơ sở Sá sùng Minh Châu Mẫu', form: 'HO-KINH-DOANH', sectors: ['KHAI-THAC-THUY-SAN'], office: 'seafood',
    ward: '06994', address: 'Thôn Nam Hải',
    before: 'Xã Minh Châu, Huyện Vân Đồn', representative: 'Mai Văn B', introduction: 'Thu mua và phơi sá sùng.',
    rejected: 'Chưa có bản cam kết an toàn thực phẩm; địa chỉ cơ sở trên hồ sơ không khớp giấy đăng ký kinh doanh.',
  },
  {
    since: -240, name: 'Công ty TNHH Rau sạch Quảng La Mẫu', form: 'DOANH-NGHIEP', sectors: ['TRONG-TROT'], office: 'plant',
    ward: '07054', address: 'Thôn 3',
    before: 'Xã Quảng La, Thành phố Hạ Long', representative: 'Ngô Thị C', introduction: 'Trồng rau ăn lá trong nhà màng.',
    suspended: 'Giấy chứng nhận an toàn thực phẩm hết hạn, cơ sở chưa nộp hồ sơ cấp lại.',
  },
]

function planOther(world: World, other: Other, number: number): void {
  const { plan, at, id, name } = world
  const { since, rejected, suspended, form, sectors, office, ward, address, before, representative, introduction } = other
  const row = `manufacture ${number}`
  plan(at(since, '10:20'), registrarOf(other), async (ask) => {
    const entry = await ask('POST', '/manufactures', {
      name: other.name, manufacturing_form_id: id(`form ${form}`),
      manufacturing_sector_ids: sectors.map((sector) => id(`sector ${sector}`)),
      tax_code: String(number).padStart(10, '0'), representative_name: representative, phone: phoneOf(number), introduction,
      ...addressAt(world, ward, address, { before }), description: `<p>${introduction} <em>(dữ liệu mẫu)</em></p>`,
    })
    name(row, entry.id)
  })
  if (rejected) {
    plan(at(since + 6, '15:10'), office, (ask) =>
      ask('PUT', `/manufactures/${id(row)}/change-approved`, { approval_status: 'rejected', reject_reason: rejected }))
  }
  if (suspended) {
    plan(at(since + 4, '15:10'), office, (ask) => ask('PUT', `/manufactures/${id(row)}/change-approved`))
    plan(at(-30, '09:40'), office, (ask) => ask('PUT', `/manufactures/${id(row)}/change-status`, { reason: suspended }))
  }
}

/** What a producer's people are called in a line of work. */
const trades: Record<Producer['office'], [type: string, skills: string][]> = {
  animal: [
    ['manager', 'Quản lý trại'], ['technician', 'Kỹ thuật chăn nuôi, thú y'], ['member', 'Chăm sóc đàn'],
    ['worker', 'Cho ăn, vệ sinh chuồng'],
  ],
  plant: [
    ['manager', 'Quản lý vùng trồng'], ['technician', 'Kỹ thuật trồng trọt'], ['household', 'Chăm sóc, thu hái'],
    ['member', 'Phun thuốc, bón phân'],
  ],
  seafood: [
    ['manager', 'Quản lý vùng nuôi'], ['technician', 'Kỹ thuật nuôi, đo môi trường'], ['worker', 'Cho ăn, thu hoạch'],
    ['worker', 'Vệ sinh, sơ chế'],
  ],
  processing: [['manager', 'Quản đốc'], ['technician', 'Kiểm soát chất lượng'], ['worker', 'Chế biến'], ['worker', 'Đóng gói']],
}

/** Ninety labors; four of them came lately and wait for approval. */
export function planLabors(world: World): void {
  const { plan, at, day, id, name } = world
  const dice = openDice('labors')
  let number = 0
  for (const producer of producers) {
    const { key, office, ward, address, before, labors } = producer
    for (let place = 1; place <= labors; place++) {
      const person = ++number
      const isNew = !approvedLabors(producer).includes(place)
      const since = isNew ? -dice.between(2, 12) : -430
      const minute = String(person % 60).padStart(2, '0')
      const [labor_type, skills] = trades[office][(place - 1) % 4]!
      const form = {
        name: personName(person + 3), gender: genderOf(person + 3), birthday: day(-dice.between(9_000, 20_500)),
        phone: phoneOf(200 + person), labor_type, skills,
        joined_at: day(since - dice.between(30, 1_500)),
        training_note: dice.chance(0.7) ? 'Đã học lớp tập huấn ghi nhật ký và an toàn thực phẩm của tỉnh' : null,
        health_cert_expires_at: office === 'processing' ? day(dice.between(-20, 330)) : null,
        ...(labor_type === 'household' && {
          household_code: `NH-${String(person).padStart(3, '0')}`, household_acreage: dice.between(3, 25) / 10,
        }),
      }
      plan(at(since, `0${8 + Math.floor(person / 60)}:${minute}`), handsOf(producer), async (ask) => {
        const labor = await ask('POST', '/labors', {
          ...form, manufacture_id: id(`manufacture ${key}`), ...addressAt(world, ward, address, { before }),
        })
        name(`labor ${key} ${place}`, labor.id)
      })
      if (!isNew) {
        plan(at(-429, `1${3 + Math.floor(person / 60)}:${minute}`), office, (ask) =>
          ask('PUT', `/labors/${id(`labor ${key} ${place}`)}/change-approved`))
      }
    }
  }
}
