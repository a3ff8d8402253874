import type { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { expiredProblem } from '@trace/domain/areas/growing/expired-input.ts'
import { farmInputProblem, forbiddenNamed } from '@trace/domain/areas/growing/farm-input-rules.ts'
import type { Grown, ListedInput, WrittenInput } from '@trace/domain/areas/growing/farm-input-rules.ts'
import { farmInputs } from '@trace/domain/areas/growing/farm-inputs.ts'
import { fieldsFromInputList } from '@trace/domain/areas/growing/input-kinds.ts'
import { spanOf } from '@trace/domain/areas/growing/spans.ts'
import type { Work } from '@trace/domain/areas/growing/spans.ts'
import type { Row } from '@trace/define/resource.ts'
import type { ProblemList } from '@trace/platform/operation/problem-list.ts'
import type { Raw } from '@trace/platform/operation/raw-call.ts'
import type { Store } from '@trace/platform/store/store.ts'

type Written = Row<typeof diaries>['inputs']
type Batch = Row<typeof batches>

/** Fills in the missing values of inputs that were chosen from the department's list. */
export async function withListed({ sql, rows }: Store, sent: Raw): Promise<Raw> {
  const inputs: unknown = sent['inputs']
  if (!Array.isArray(inputs)) return sent
  const ids = inputs.flatMap((input) => (isRaw(input) ? idIn(input['farm_input_id']) : []))
  if (ids.length === 0) return sent
  const listed = await sql<Pick<Row<typeof farmInputs>, 'id' | (typeof fieldsFromInputList)[number]>[]>`
    select id, ${sql(fieldsFromInputList)} from ${rows(farmInputs)} t where id = any(${ids})`
  const byId = new Map(listed.map((one) => [one.id, one]))
  const fill = (input: unknown): unknown => {
    const one = isRaw(input) ? byId.get(Number(input['farm_input_id'])) : undefined
    if (!one || !isRaw(input)) return input
    const blank = fieldsFromInputList.filter(
      (name) => input[name] === undefined || input[name] === null || input[name] === '',
    )
    return { ...input, ...Object.fromEntries(blank.map((name) => [name, one[name]])) }
  }
  return { ...sent, inputs: inputs.map(fill) }
}

/** Details of a diary that name what was given to animals, beside its inputs. */
const namingDetails = ['drug', 'vaccine', 'feed_code'] as const

interface UsesInputs extends Partial<Work> {
  inputs?: readonly (WrittenInput & { expiry_date?: string | null })[]
  details?: Partial<Record<(typeof namingDetails)[number], string | null>> | null
}

/**
 * Reports inputs that had expired, and those that the department forbids, does not permit for the species of the batch,
 * or lists with a longer withdrawal period, chosen or typed, and forbidden ones that the details name. Inputs and details that the diary
 * already contains unchanged are not checked again.
 */
export async function checkFarmInputs(
  store: Store,
  diaryId: number | null,
  { inputs = [], details, performed_at, finished_at }: UsesInputs,
  batch: Batch,
  problems: ProblemList,
): Promise<void> {
  const named = namingDetails.flatMap((name) => (details?.[name] ? [{ name, text: details[name] }] : []))
  if (inputs.length + named.length === 0) return
  const { sql, rows, unscoped } = store
  const [grown, listed, known, [before]] = await Promise.all([
    grownIn(store, batch),
    sql<ListedInput[]>`
      select id, name, kind, active_ingredient, is_forbidden, forbidden_by, withdrawal_days, sectors, plant_ids, animal_ids, seafood_ids
      from ${rows(farmInputs)} t
      where is_forbidden or is_active or id = any(${inputs.flatMap(({ farm_input_id }) => farm_input_id ?? [])})`,
    unscoped('the inputs of a diary that its caller holds')<(Written[number] & Work)[]>`
      select i.id, i.farm_input_id, i.kind, i.name, i.active_ingredient, i.withdrawal_days, i.expiry_date, d.performed_at, d.finished_at
      from diary_inputs i join diaries d on d.id = i.diary_id where i.diary_id = ${diaryId}`,
    named.length > 0
      ? unscoped('the details of a diary that its caller holds')<Pick<Required<UsesInputs>, 'details'>[]>`
      select details from diaries where id = ${diaryId}`
      : [],
  ])
  for (const [index, input] of inputs.entries()) {
    const expired = performed_at
      ? expiredProblem(input, spanOf({ performed_at, finished_at: finished_at ?? null }))
      : null
    const wasTold = known.some((one) => one.expiry_date === input.expiry_date && expiredProblem(one, spanOf(one)))
    if (expired && !wasTold) problems.at(`inputs.${index}.expiry_date`, expired)
    if (known.some((one) => isSame(one, input))) continue
    const problem = farmInputProblem(input, listed, grown)
    if (problem) problems.at(`inputs.${index}.${problem.field}`, problem.message)
  }
  for (const { name, text } of named) {
    const problem = before?.details?.[name] === text ? null : forbiddenNamed(text, listed, grown)
    if (problem) problems.at(`details.${name}`, problem)
  }
}

const judged = ['id', 'farm_input_id', 'kind', 'name', 'active_ingredient', 'withdrawal_days'] as const
const isSame = (one: WrittenInput & { id?: number }, other: WrittenInput & { id?: number }): boolean =>
  judged.every((name) => one[name] === other[name])

/** The species that a batch grows or raises, from its product or else from its process. */
async function grownIn({ unscoped }: Store, { product_id, process_id, sector_kind }: Batch): Promise<Grown> {
  const [found] = await unscoped('the product and process of a batch that its caller holds; only species are told')<
    Omit<Grown, 'sector_kind'>[]
  >`
    select (select jsonb_build_object('id', s.id, 'name', s.name) from plants s where s.id = coalesce(p.plant_id, r.plant_id)) as plant,
      (select jsonb_build_object('id', s.id, 'name', s.name) from animals s where s.id = coalesce(p.animal_id, r.animal_id)) as animal,
      (select jsonb_build_object('id', s.id, 'name', s.name) from seafoods s where s.id = coalesce(p.seafood_id, r.seafood_id)) as seafood
    from products p, processes r where p.id = ${product_id} and r.id = ${process_id}`
  return { plant: null, animal: null, seafood: null, ...found, sector_kind }
}

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

function idIn(raw: unknown): number[] {
  const id = typeof raw === 'number' || typeof raw === 'string' ? Number(raw) : 0
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? [id] : []
}
