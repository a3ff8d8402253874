import type { InputKind } from '@trace/domain/areas/growing/input-kinds.ts'
import type { ProductionKind } from '@trace/domain/areas/producers/sectors.ts'
import type { World } from './world.ts'

type Permitted = [
  kind: InputKind,
  name: string,
  unit: string,
  sectors: ProductionKind[],
  active_ingredient?: string,
  withdrawal_days?: number,
]

/** What diaries of the demo province choose from, under the names that stand there. */
const permitted: Permitted[] = [
  ['pesticide', 'Chế phẩm Bt', 'kg', ['plant'], 'Bacillus thuringiensis', 3],
  ['pesticide', 'Chế phẩm Azadirachtin 0,3 %', 'lít', ['plant'], 'Azadirachtin', 3],
  ['pesticide', 'Chế phẩm nấm xanh Metarhizium', 'kg', ['plant'], 'Metarhizium anisopliae', 5],
  ['pesticide', 'Thuốc sinh học Abamectin 1,8 %', 'lít', ['plant'], 'Abamectin', 7],
  ['pesticide', 'Thuốc trừ nấm Mancozeb 80 %', 'kg', ['plant'], 'Mancozeb', 14],
  ['pesticide', 'Dầu khoáng SK', 'lít', ['plant'], 'Petroleum spray oil', 3],
  ['vet_drug', 'Kháng sinh amoxicillin tiêm', 'lít', ['animal'], 'Amoxicillin trihydrate', 21],
  ['vet_drug', 'Thuốc cầu trùng', 'kg', ['animal'], 'Toltrazuril', 7],
  ['chemical', 'Virkon sát trùng', 'kg', ['animal', 'seafood'], 'Potassium peroxymonosulfate', 0],
  ['chemical', 'Iodine sát trùng chuồng trại', 'lít', ['animal', 'seafood'], 'Povidone iodine', 0],
  ['chemical', 'Benkocid sát trùng', 'lít', ['animal'], 'Glutaraldehyde', 0],
  ['chemical', 'Clorin khử trùng ao', 'kg', ['seafood'], 'Calcium hypochlorite', 0],
  ['chemical', 'Vôi bột', 'kg', ['plant', 'animal', 'seafood'], 'Calcium hydroxide', 0],
  ['vaccine', 'Vắc-xin Newcastle nhược độc chủng Lasota', 'liều', ['animal']],
  ['vaccine', 'Vắc-xin Gumboro chủng trung bình', 'liều', ['animal']],
  ['vaccine', 'Vắc-xin cúm gia cầm H5N1 vô hoạt', 'liều', ['animal']],
  ['fertilizer', 'Kali sunphat', 'kg', ['plant'], 'K₂SO₄'],
  ['fertilizer', 'Super lân', 'kg', ['plant'], 'Ca(H₂PO₄)₂'],
  ['fertilizer', 'Phân NPK 16-16-8', 'kg', ['plant']],
  ['fertilizer', 'Phân hữu cơ vi sinh', 'kg', ['plant']],
  ['feed', 'Cám hỗn hợp gà con 21 % đạm', 'kg', ['animal']],
  ['feed', 'Cám vịt đẻ 18 % đạm', 'kg', ['animal']],
  ['seed', 'Thóc giống nếp cái hoa vàng', 'kg', ['plant']],
]

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
