import type { Named } from '@trace/define/entry.ts'
import type { Row } from '@trace/define/resource.ts'
import { fold } from '@trace/define/text/fold.ts'
import { productionKinds } from '../producers/sectors.ts'
import type { ProductionKind } from '../producers/sectors.ts'
import type { diaries } from './diaries.ts'
import type { farmInputs } from './farm-inputs.ts'
import { inputKinds } from './input-kinds.ts'

/** An input as the department lists it. */
export type ListedInput = Pick<
  Row<typeof farmInputs>,
  | 'id'
  | 'name'
  | 'kind'
  | 'active_ingredient'
  | 'is_forbidden'
  | 'forbidden_by'
  | 'withdrawal_days'
  | 'sectors'
  | 'plant_ids'
  | 'animal_ids'
  | 'seafood_ids'
>

/** An input as a diary names it. */
export type WrittenInput = Partial<
  Pick<
    Row<typeof diaries>['inputs'][number],
    'farm_input_id' | 'kind' | 'name' | 'active_ingredient' | 'withdrawal_days'
  >
>

/** What a batch grows or raises, as far as it is known. */
export interface Grown {
  sector_kind: ProductionKind | null
  plant: Named | null
  animal: Named | null
  seafood: Named | null
}

export interface InputProblem {
  field: keyof WrittenInput
  message: string
}

/**
 * Why an input must not be written into the diary of a batch: forbidden, not permitted there, or with a shorter
 * withdrawal period than listed; null when it may. A typed name counts like a choice from `listed`, the department's
 * list.
 */
export function farmInputProblem(
  written: WrittenInput,
  listed: readonly ListedInput[],
  grown: Grown,
): InputProblem | null {
  const chosen = listed.find(({ id }) => id === written.farm_input_id)
  return (
    (chosen && problemOf(chosen, written, grown)) ??
    forbiddenByName(written, listed, grown) ??
    permittedByName(written, listed, grown)
  )
}

/** Why a listed input may not be chosen for a batch; null when it may. */
export function barredBy(listed: ListedInput, grown: Grown): string | null {
  if (listed.is_forbidden) return forbidden(listed)
  const elsewhere = outsideOf(listed, grown)
  return elsewhere ? `${listed.name} không được phép dùng ${elsewhere}` : null
}

function problemOf(chosen: ListedInput, written: WrittenInput, grown: Grown): InputProblem | null {
  const barred = barredBy(chosen, grown)
  return barred ? { field: 'farm_input_id', message: barred } : shortOf([chosen], written)
}

/** Why an input is neither of the kind of these listed ones, nor has the shortest of their withdrawal periods. */
function shortOf(listed: readonly ListedInput[], { kind, withdrawal_days }: WrittenInput): InputProblem | null {
  const [first] = listed
  if (!first) return null
  const daysOf = (one: ListedInput): number => one.withdrawal_days ?? 0
  const [least] = listed.filter((one) => one.kind === kind).toSorted((a, b) => daysOf(a) - daysOf(b))
  if (!least)
    return { field: 'kind', message: `${first.name} trong danh mục là ${inputKinds[first.kind].toLowerCase()}` }
  if ((withdrawal_days ?? 0) >= daysOf(least)) return null
  return {
    field: 'withdrawal_days',
    message: `Thời gian cách ly của ${least.name} không được ngắn hơn ${least.withdrawal_days} ngày`,
  }
}

/** Why a medicine, vaccine or feed must not be named in the diary of a batch: it is forbidden; null when it may. */
export const forbiddenNamed = (name: string, listed: readonly ListedInput[], grown: Grown): string | null =>
  forbiddenByName({ name }, listed, grown)?.message ?? null

/**
 * A forbidden substance that is typed instead of chosen: 'Furadan 3G (Carbofuran)'. What is forbidden in another sector
 * or for other species is forbidden here, too, unless the list permits it here.
 */
function forbiddenByName(written: WrittenInput, listed: readonly ListedInput[], grown: Grown): InputProblem | null {
  const permitted = listed.filter((one) => !one.is_forbidden && !outsideOf(one, grown))
  const isPermitted = (ban: ListedInput): boolean =>
    permitted.some((one) => [one.name, one.active_ingredient].some((word) => holds(wordsOf(word), wordsOf(ban.name))))
  const bans = listed.filter((one) => one.is_forbidden && (!outsideOf(one, grown) || !isPermitted(one)))
  for (const field of ['name', 'active_ingredient'] as const) {
    const typed = wordsOf(written[field])
    const ban = bans.find((one) => [one.name, one.active_ingredient].some((word) => holds(typed, wordsOf(word))))
    if (ban) return { field, message: forbidden(ban) }
  }
  return null
}

/**
 * A listed input that is typed instead of chosen. One of another name may contain a listed one, or its substance: it
 * has to be waited for as long.
 */
function permittedByName(written: WrittenInput, listed: readonly ListedInput[], grown: Grown): InputProblem | null {
  const permitted = listed.filter((one) => !one.is_forbidden)
  const name = wordsOf(written.name)
  const same = permitted.filter((one) => wordsOf(one.name) === name)
  const [elsewhere] = same
  const here = same.filter((one) => !outsideOf(one, grown))
  if (elsewhere && here.length === 0) return { field: 'name', message: barredBy(elsewhere, grown)! }
  if (here.length > 0) return shortOf(here, written)
  const substance = wordsOf(written.active_ingredient)
  const alike = permitted.filter(
    (one) =>
      one.withdrawal_days &&
      !outsideOf(one, grown) &&
      (holds(name, wordsOf(one.name)) ||
        [name, substance].some((typed) => holds(typed, wordsOf(one.active_ingredient)))),
  )
  return shortOf(alike, written)
}

const forbidden = ({ name, forbidden_by }: ListedInput): string => `${name} bị cấm sử dụng: ${forbidden_by}`

/** The sector or species of the batch if the input is not listed for it. */
function outsideOf(listed: ListedInput, { sector_kind, plant, animal, seafood }: Grown): string | null {
  if (sector_kind && !listed.sectors.includes(sector_kind)) return `trong ${productionKinds[sector_kind].toLowerCase()}`
  const kept: [ids: readonly number[], species: Named | null][] = [
    [listed.plant_ids, plant],
    [listed.animal_ids, animal],
    [listed.seafood_ids, seafood],
  ]
  const other = kept.find(([ids, species]) => species && ids.length > 0 && !ids.includes(species.id))
  return other ? `cho ${other[1]?.name}` : null
}

const wordsOf = (text: string | null | undefined): string =>
  fold(text ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const holds = (typed: string, word: string): boolean => word !== '' && ` ${typed} `.includes(` ${word} `)
