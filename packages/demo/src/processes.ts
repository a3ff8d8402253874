import type { ProductionKind } from '@trace/domain/areas/producers/sectors.ts'
import { dataEntryAccountOf, producerOf } from './producers.ts'
import type { World } from './world.ts'
import { sample } from './sample.ts'

/** A stage with the days of the batch on which it is due; a name that ends in `?` is an optional stage. */
type Step = [stage: string, from: number, to: number]

interface Process {
  key: string
  /** The producer that owns it; if absent, it is a template of the province. */
  of?: string
  name: string
  sector: ProductionKind
  species?: string
  group?: string
  standard?: string
  days: number
  steps: Step[]
}

const processes = sample<Process[]>('processes')

export const processOf = (key: string): Process => processes.find((process) => process.key === key)!

/** Eight templates of the province and ten processes of producers, all in use. */
export function planProcesses(world: World): void {
  const { plan, at, id, name } = world
  for (const [number, process] of processes.entries()) {
    const { key, of, name: title, sector, species, group, standard, days, steps } = process
    const minute = String(number).padStart(2, '0')
    plan(at(of ? -424 : -433, `10:${minute}`), of ? dataEntryAccountOf(producerOf(of)) : sector, async (ask) => {
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
