import type { InputKind } from '@trace/domain/areas/growing/input-kinds.ts'
import type { ProductionKind } from '@trace/domain/areas/producers/sectors.ts'
import type { World } from './world.ts'
import { sample } from './sample.ts'

type Permitted = [
  kind: InputKind,
  name: string,
  unit: string,
  sectors: ProductionKind[],
  active_ingredient?: string,
  withdrawal_days?: number,
]

const permitted = sample<Permitted[]>('farm-inputs')

const PESTICIDES = 'Thông tư 25/2024/TT-BNNPTNT, danh mục thuốc bảo vệ thực vật cấm sử dụng tại Việt Nam'
const DRUGS = 'Thông tư 10/2016/TT-BNNPTNT, danh mục thuốc thú y cấm sử dụng ở Việt Nam'
const IN_FEED = 'Thông tư 21/2019/TT-BNNPTNT, danh mục chất cấm sử dụng trong thức ăn chăn nuôi'

const forbidden: [name: string, kind: InputKind, sectors: ProductionKind[], forbidden_by: string][] = [
  ['Carbofuran', 'pesticide', ['plant'], PESTICIDES],
  ['Paraquat', 'pesticide', ['plant'], PESTICIDES],
  ['Glyphosate', 'pesticide', ['plant'], PESTICIDES],
  ['Chlorpyrifos ethyl', 'pesticide', ['plant'], PESTICIDES],
  ['Fipronil', 'pesticide', ['plant'], PESTICIDES],
  ['Chloramphenicol', 'vet_drug', ['animal', 'seafood'], DRUGS],
  ['Enrofloxacin', 'vet_drug', ['seafood'], DRUGS],
  ['Salbutamol', 'chemical', ['animal'], IN_FEED],
]

/** The department's list of farm inputs. */
export function planFarmInputs({ plan, at, name }: World): void {
  plan(at(-433, '14:00'), 'plant', async (ask) => {
    for (const [kind, title, unit, sectors, active_ingredient, withdrawal_days] of permitted) {
      const form = { kind, name: title, unit, sectors, active_ingredient, withdrawal_days }
      const { id } = await ask('POST', '/farm-inputs', form)
      name(`farm input ${kind} ${title}`, id)
    }
    for (const [title, kind, sectors, forbidden_by] of forbidden)
      await ask('POST', '/farm-inputs', {
        kind,
        name: title,
        unit: 'kg',
        sectors,
        active_ingredient: title,
        is_forbidden: true,
        forbidden_by,
      })
  })
}

/** Whether an input stands in the list. */
export const isListed = (kind: string, title: string): boolean =>
  permitted.some((one) => one[0] === kind && one[1] === title)
