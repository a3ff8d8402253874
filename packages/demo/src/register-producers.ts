import type { certificates } from '@trace/domain/areas/producers/certificates.ts'
import type { Row } from '@trace/define/resource.ts'
import type { Ask } from './act-as.ts'
import { addressAt } from './known-rows.ts'
import { phoneOf } from './people.ts'
import { producers } from './producers.ts'
import type { Producer } from './producers.ts'
import type { World } from './world.ts'
import { sample } from './sample.ts'

const HIGHLIGHTED = ['ga', 'na', 'tra', 'chamuc', 'mam', 'hau']

/** The twenty active producers, and those that wait, were rejected or are suspended. */
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
      const { certificates } = await ask('PUT', `/manufactures/${id(`manufacture ${key}`)}/change-approved`)
      await approveWaiting(ask, certificates as Certificate[])
      if (HIGHLIGHTED.includes(key)) await ask('PUT', `/manufactures/${id(`manufacture ${key}`)}/change-highlight`)
    })
  }
  for (const [number, other] of others.entries()) planOther(world, other, producers.length + number + 1)
}

type Certificate = Pick<Row<typeof certificates>, 'id' | 'approval_status'>

/** Approves the certificates that the office did not enter itself, which wait for approval. */
async function approveWaiting(ask: Ask, certificates: Certificate[]): Promise<void> {
  for (const { id, approval_status } of certificates)
    if (approval_status === 'pending') await ask('PUT', `/certificates/${id}/change-approved`)
}

const registrars: Record<string, string> = { '06874': 'dien-xa', '07090': 'an-sinh', '06994': 'van-don' }

/**
 * The account that enters a producer: the officer of its commune if there is one, or else the office that looks
 * after it.
 */
const registrarOf = ({ ward, office }: Pick<Producer, 'ward' | 'office'>): string => registrars[ward] ?? office

function producerForm(world: World, producer: Producer, number: number) {
  const { id, day, pictures } = world
  const { key, name, short, form, sectors, ward, address, before, gln, representative, grade, introduction } = producer
  const isPerson = form === 'HO-GIA-DINHCA-NHAN'
  return {
    name,
    short_name: short,
    manufacturing_form_id: id(`form ${form}`),
    manufacturing_sector_ids: sectors.map((sector) => id(`sector ${sector}`)),
    tax_code: String(number).padStart(isPerson ? 12 : 10, '0'),
    business_license_no: isPerson ? null : `GP-${String(number).padStart(4, '0')}`,
    representative_name: representative,
    representative_title: isPerson ? 'Chủ hộ' : 'Giám đốc',
    phone: phoneOf(number),
    email: `${key}@example.com`,
    ...addressAt(world, ward, address, { before }),
    gln,
    gs1_company_prefix: '9521234',
    established_year: producer.founded,
    employee_count: producer.employees,
    member_count: producer.members,
    total_acreage: producer.acreage,
    food_safety_cert_no: `ATTP-${String(number).padStart(4, '0')}`,
    food_safety_grade: grade,
    food_safety_cert_issued_at: day(-500 - number),
    food_safety_cert_expires_at: day(595 - number),
    introduction,
    logo: pictures.of(`logo ${key}`),
    images: [{ url: pictures.of(`producer ${producer.office}`) }],
    description: `<p>${introduction}</p><p>Tên cơ sở, người đại diện và các mã số trên trang này là <em>(dữ liệu mẫu)</em>.</p>`,
    certificates: (producer.certificates ?? []).map(([certificate_type, scope, from, to], place) => ({
      certificate_type,
      scope,
      number: `${certificate_type.toUpperCase().replace('_', '-')}-${String(number).padStart(3, '0')}-${place + 1}`,
      issuer: 'Tổ chức chứng nhận mẫu',
      issued_at: day(from),
      expires_at: day(to),
    })),
  }
}

type Known = 'name' | 'form' | 'sectors' | 'office' | 'ward' | 'address' | 'before' | 'representative' | 'introduction'

interface Other extends Pick<Producer, Known> {
  /** The day from today when it was entered. */
  since: number
  rejected?: string
  suspended?: string
}

const others = sample<Other[]>('waiting-producers')

function planOther(world: World, other: Other, number: number): void {
  const { plan, at, id, name } = world
  const { since, rejected, suspended, form, sectors, office, ward, address, before, representative, introduction } =
    other
  const row = `manufacture ${number}`
  plan(at(since, '10:20'), registrarOf(other), async (ask) => {
    const entry = await ask('POST', '/manufactures', {
      name: other.name,
      manufacturing_form_id: id(`form ${form}`),
      manufacturing_sector_ids: sectors.map((sector) => id(`sector ${sector}`)),
      tax_code: String(number).padStart(10, '0'),
      representative_name: representative,
      phone: phoneOf(number),
      introduction,
      ...addressAt(world, ward, address, { before }),
      description: `<p>${introduction} <em>(dữ liệu mẫu)</em></p>`,
    })
    name(row, entry.id)
  })
  if (rejected) {
    plan(at(since + 6, '15:10'), office, (ask) =>
      ask('PUT', `/manufactures/${id(row)}/change-approved`, { approval_status: 'rejected', reject_reason: rejected }),
    )
  }
  if (suspended) {
    plan(at(since + 4, '15:10'), office, (ask) => ask('PUT', `/manufactures/${id(row)}/change-approved`))
    plan(at(-30, '09:40'), office, (ask) => ask('PUT', `/manufactures/${id(row)}/change-status`, { reason: suspended }))
  }
}
