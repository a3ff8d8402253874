import { areaPlace } from './areas.ts'
import { lineOf } from './batches.ts'
import type { Batch } from './batches.ts'
import type { Dice } from './dice.ts'
import { isListed } from './farm-inputs.ts'
import { processOf } from './processes.ts'
import { approvedLabors, dataEntryAccountOf } from './producers.ts'
import type { Producer } from './producers.ts'
import { scripts } from './script.ts'
import type { Used, Written } from './script.ts'
import { weatherOf } from './weather.ts'
import type { World } from './world.ts'

/** The diaries of a batch from its first day to its last. */
export const scriptOf = (batch: Batch): Written[] => scripts[lineOf(batch).script]!

/**
 * Diaries of an open batch from this day on, counted from today, are not reviewed yet, unless they were handed back.
 */
const YOUNG = -5

/** Batches of which one diary was handed back, and why. */
const handedBack: Record<string, string> = {
  'lon 3': 'Chưa ghi liều lượng và số lô của thuốc sát trùng',
  'vai 2': 'Thời gian thực hiện không khớp với sổ giấy của hộ',
  'hau 2': 'Bổ sung phiếu kết quả mẫu nước',
}

/** The diaries of a batch that are written by today. */
export function writtenDays(batch: Batch): Written[] {
  const until = Math.min(batch.givenUp?.[0] ?? Infinity, -1 - batch.start)
  return scriptOf(batch).filter(({ day }) => day <= until)
}

/** Plans the diaries of a batch: entered the same day, submitted, and reviewed by its office. */
export function planDiaries(world: World, batch: Batch, producer: Producer, dice: Dice): void {
  const { plan, at, id, name } = world
  const { key, start, status } = batch
  const { office } = producer
  const written = writtenDays(batch)
  const isOpen = status === 'in_production'
  const last = written.at(-1)!.day
  let [day, nth] = [-1, 0]
  for (const [place, line] of written.entries()) {
    nth = line.day === day ? nth + 1 : 0
    day = line.day
    const performed = minutes(6 * 60 + 30 + 150 * nth + dice.between(0, 40))
    const form = diaryForm(world, batch, producer, line, at(start + day, performed), dice)
    const own = `diary ${key} ${place}`
    const entered = at(start + day, minutes(6 * 60 + 30 + 150 * nth + 95))
    const isDraft = isOpen && place === written.length - 1 && dice.chance(0.4)
    plan(entered, dataEntryAccountOf(producer), async (ask) => {
      const diary = await ask('POST', '/diaries', { ...form(), batch_id: id(`batch ${key}`) })
      name(own, diary.id)
      if (!isDraft) await ask('PUT', `/diaries/${diary.id}/change-status/submitted`)
    })
    if (isDraft) continue
    const reason = isOpen && place === written.length - 3 ? handedBack[key] : undefined
    if (isOpen && start + day >= YOUNG && !reason) continue
    const looked = last - day <= 4 && !isOpen ? at(start + day, '18:30') : at(start + day + 1, '15:00')
    plan(looked, office, (ask) =>
      ask('PUT', `/diaries/${id(own)}/change-status/${reason ? 'rejected' : 'approved'}`, reason ? { reason } : {}),
    )
  }
}

const minutes = (count: number): string =>
  `${String(Math.floor(count / 60)).padStart(2, '0')}:${String(count % 60).padStart(2, '0')}`

/** All random values are drawn at once; ids are looked up when the diary is written. */
function diaryForm(
  world: World,
  batch: Batch,
  producer: Producer,
  line: Written,
  performed_at: string,
  dice: Dice,
): () => Record<string, unknown> {
  const { id, pictures } = world
  const { stage, title, content, inputs = [], share, hidden } = line
  const { sector } = processOf(lineOf(batch).process)
  const labor = dice.pick(approvedLabors(producer))
  const [latitude, longitude] = areaPlace(batch.area)
  const here = dice.chance(0.4) && {
    latitude: latitude + dice.between(-8, 8) / 10_000,
    longitude: longitude + dice.between(-8, 8) / 10_000,
  }
  const text = content.replace(/\{([^{}]+)\}/g, (_, words: string) => dice.pick(words.split('|')))
  const weather = sector === 'processing' ? {} : weatherOf(performed_at, dice)
  return () => ({
    stage_id: id(`stage ${sector} ${stage}`),
    labor_id: id(`labor ${producer.key} ${labor}`),
    title,
    content: text,
    performed_at,
    ...weather,
    ...here,
    details: detailsOf(batch, line, performed_at),
    inputs: inputs.map((used) => inputOf(world, batch, used)),
    is_traceable: !hidden,
    ...(share && { quantity: Math.round(batch.yield * share) }),
    images: share ? [{ url: pictures.of(`producer ${producer.office}`), caption: title }] : [],
  })
}

function detailsOf({ heads }: Batch, { stage, details }: Written, performed_at: string): Record<string, unknown> {
  const isStocking = stage === 'arrive' || stage === 'stock'
  const [year, month, day] = performed_at.slice(2, 10).split('-')
  return { ...(isStocking && { count: heads, quarantine_no: `KD-${month}${day}/${year}` }), ...details }
}

const bought = ['pesticide', 'vet_drug', 'vaccine', 'chemical']

function inputOf({ day, id }: World, { start }: Batch, { kind, name, ...used }: Used) {
  return {
    kind,
    name,
    ...used,
    ...(isListed(kind, name) && { farm_input_id: id(`farm input ${kind} ${name}`) }),
    ...(bought.includes(kind) && {
      supplier: 'Đại lý vật tư nông nghiệp (dữ liệu mẫu)',
      lot_no: `L${day(start).slice(2, 7).replace('-', '')}`,
      expiry_date: day(start + 620),
    }),
  }
}
