import type { Activity } from '@trace/domain/areas/growing/activities.ts'
import type { ProductionKind } from '@trace/domain/areas/producers/sectors.ts'
import type { World } from './world.ts'
import { sample } from './sample.ts'

interface Stage {
  key: string
  activity: Activity
  name: string
  /** Details that its diaries must contain. */
  asks?: string[]
}

const stages = sample<Record<ProductionKind, Stage[]>>('stages')

/** The stages that processes are made of, entered by the office of each sector. */
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
