import assert from 'node:assert/strict'
import { test } from 'node:test'
import { farmInputProblem } from './farm-input-rules.ts'
import type { Grown, InputProblem, ListedInput, WrittenInput } from './farm-input-rules.ts'

const listed = (id: number, name: string, more: Partial<ListedInput> = {}): ListedInput => ({
  id,
  name,
  kind: 'pesticide',
  active_ingredient: null,
  is_forbidden: false,
  forbidden_by: null,
  withdrawal_days: null,
  sectors: ['plant'],
  plant_ids: [],
  animal_ids: [],
  seafood_ids: [],
  ...more,
})
const RICE = { id: 1, name: 'Lúa' }
const TEA = { id: 2, name: 'Chè' }
const banned = { is_forbidden: true, forbidden_by: 'Thông tư 25/2024/TT-BNNPTNT' }
const inputs = [
  listed(1, 'Azoxystrobin 250 g/l', { withdrawal_days: 7, active_ingredient: 'Azoxystrobin' }),
  listed(2, 'Isoprothiolane 40 %', { withdrawal_days: 14, plant_ids: [RICE.id] }),
  listed(3, 'Carbofuran', banned),
  listed(4, 'Enrofloxacin 10 %', { kind: 'vet_drug', withdrawal_days: 8, sectors: ['animal'] }),
  listed(5, 'Enrofloxacin', { kind: 'vet_drug', sectors: ['seafood'], ...banned }),
  listed(6, 'Lân nung chảy', { kind: 'fertilizer' }),
  listed(7, 'Mancozeb 80 %', { withdrawal_days: 14, active_ingredient: 'Mancozeb' }),
  listed(8, 'Mancozeb 8 %', { withdrawal_days: 5, active_ingredient: 'Mancozeb' }),
]
const rice: Grown = { sector_kind: 'plant', plant: RICE, animal: null, seafood: null }
const tea: Grown = { ...rice, plant: TEA }
const crop: Grown = { ...rice, plant: null }
const pigs: Grown = { ...crop, sector_kind: 'animal' }
const prawns: Grown = { ...crop, sector_kind: 'seafood' }
const noodles: Grown = { ...crop, sector_kind: 'processing' }
const sprayed = (farm_input_id: number, withdrawal_days: number | null): WrittenInput => ({
  farm_input_id,
  kind: 'pesticide',
  withdrawal_days,
})
const typed = (name: string): WrittenInput => ({ kind: 'pesticide', name })
const at = (field: InputProblem['field'], message: string): InputProblem => ({ field, message })
const noCarbofuran = 'Carbofuran bị cấm sử dụng: Thông tư 25/2024/TT-BNNPTNT'
const tooShort = at('withdrawal_days', 'Thời gian cách ly của Azoxystrobin 250 g/l không được ngắn hơn 7 ngày')

const cases: [what: string, written: WrittenInput, grown: Grown, problem: InputProblem | null][] = [
  ['typed by hand', { kind: 'other', name: 'Vôi bột' }, rice, null],
  ['chosen, with the days of the list', sprayed(1, 7), tea, null],
  ['chosen, with more days', sprayed(1, 10), tea, null],
  ['chosen, with fewer days', sprayed(1, 6), tea, tooShort],
  ['chosen, without days', sprayed(1, null), tea, tooShort],
  [
    'chosen, as another kind that needs no days',
    { ...sprayed(1, null), kind: 'fertilizer' },
    tea,
    at('kind', 'Azoxystrobin 250 g/l trong danh mục là thuốc bảo vệ thực vật'),
  ],
  ['a fertiliser', { farm_input_id: 6, kind: 'fertilizer' }, rice, null],
  ['listed for this crop', sprayed(2, 14), rice, null],
  [
    'listed for another crop',
    sprayed(2, 14),
    tea,
    at('farm_input_id', 'Isoprothiolane 40 % không được phép dùng cho Chè'),
  ],
  ['listed for a crop, where the crop is not known', sprayed(2, 14), crop, null],
  [
    'listed for crops, given to animals',
    sprayed(1, 7),
    pigs,
    at('farm_input_id', 'Azoxystrobin 250 g/l không được phép dùng trong chăn nuôi'),
  ],
  ['forbidden', sprayed(3, null), rice, at('farm_input_id', noCarbofuran)],
  ['forbidden, typed in capitals', { name: 'CARBOFURAN' }, rice, at('name', noCarbofuran)],
  ['forbidden, typed with more words', { name: 'Thuốc (carbofuran) 3G' }, rice, at('name', noCarbofuran)],
  [
    'forbidden, as the substance of a trade name',
    { name: 'Furadan 3G', active_ingredient: 'Carbofuran 30 g/kg' },
    rice,
    at('active_ingredient', noCarbofuran),
  ],
  ['a name that only begins like it', { name: 'Carbofuranol' }, rice, null],
  ['forbidden in another sector, and listed for this one', { name: 'Enrofloxacin' }, pigs, null],
  [
    'forbidden in another sector, and not listed for this one',
    { name: 'Thuốc chứa carbofuran' },
    pigs,
    at('name', noCarbofuran),
  ],
  ['forbidden anywhere, in processing', { name: 'Carbofuran' }, noodles, at('name', noCarbofuran)],
  [
    'forbidden in this sector',
    { name: 'enrofloxacin 10 %' },
    prawns,
    at('name', 'Enrofloxacin bị cấm sử dụng: Thông tư 25/2024/TT-BNNPTNT'),
  ],
  ['no longer in the list', sprayed(99, 1), rice, null],
  ['listed, typed with fewer days', { ...typed('azoxystrobin 250 G/L'), withdrawal_days: 0 }, tea, tooShort],
  ['listed, typed with the days of the list', { ...typed('AZOXYSTROBIN 250 g/l'), withdrawal_days: 7 }, tea, null],
  [
    'listed, typed as a kind that needs no days',
    { ...typed('Azoxystrobin 250 g/l'), kind: 'other' },
    tea,
    at('kind', 'Azoxystrobin 250 g/l trong danh mục là thuốc bảo vệ thực vật'),
  ],
  [
    'listed, typed with more words',
    { ...typed('Thuốc Azoxystrobin 250 g/l chai nhỏ'), withdrawal_days: 1 },
    tea,
    tooShort,
  ],
  [
    'of another name and a listed substance',
    { ...typed('Amistar 250 SC'), active_ingredient: 'azoxystrobin 25 %', withdrawal_days: 1 },
    tea,
    tooShort,
  ],
  [
    'listed for another crop, typed',
    { ...typed('Isoprothiolane 40 %'), withdrawal_days: 14 },
    tea,
    at('name', 'Isoprothiolane 40 % không được phép dùng cho Chè'),
  ],
  [
    'of another name than the one chosen',
    { farm_input_id: 6, kind: 'fertilizer', name: 'Azoxystrobin 250 g/l' },
    tea,
    at('kind', 'Azoxystrobin 250 g/l trong danh mục là thuốc bảo vệ thực vật'),
  ],
  ['of a listed fertiliser and more', { kind: 'other', name: 'Tro trộn lân nung chảy' }, rice, null],
  [
    'of a substance listed with fewer days, too',
    { ...typed('Thuốc cũ'), active_ingredient: 'Mancozeb', withdrawal_days: 5 },
    rice,
    null,
  ],
]

for (const [what, written, grown, problem] of cases) {
  test(`an input ${what} is ${problem ? `refused at its ${problem.field}` : 'taken'}`, () => {
    assert.deepEqual(farmInputProblem(written, inputs, grown), problem)
  })
}
