import type { Entry } from '@trace/define/entry.ts'
import type { Field } from '@trace/define/field.ts'
import { labelOf, verbOf } from '@trace/define/machine.ts'
import { nameOf } from '@trace/define/name-of.ts'
import type { Resource } from '@trace/define/resource.ts'
import { lowerFirst } from '@trace/define/text/format.ts'
import { isExtended, isResource } from '../operation/answers.ts'
import { resourceOf } from '../openapi/names.ts'
import type { Operation } from '../operation/operation.ts'
import type { WrittenLine } from '../store/changes.ts'
import type { LogAction } from '../viewer.ts'

type Values = Readonly<Record<string, unknown>>

/** A write, with the data for its message. */
interface Done {
  operation: Pick<Operation, 'method' | 'path' | 'logs' | 'done' | 'answers'>
  /** The id in the path; 0 if it has none. */
  id: number
  data: unknown
  /** What was written to the log in its transaction. */
  lines: readonly WrittenLine[]
}

export const LOGGED = { GET: 'export', POST: 'create', PUT: 'update', PATCH: 'update', DELETE: 'delete' } as const

/**
 * The message of a successful call: what was done to which row, as a sentence for the reader. Composed here for all
 * operations, so that screens and other programs show the same text.
 */
export function doneMessage({ operation, id, data, lines }: Done): string {
  const { method, path, logs, done } = operation
  if (method === 'GET' && !logs) return 'Thành công'
  const resource = answeredResource(operation) ?? resourceOf(path)
  const entry = entryOf(operation, data)
  const line = lineOf(lines, resource, entry?.id ?? id)
  const name = nameOfDone(resource, entry, line)
  if (done) return sentence(`Đã ${done}`, name)
  const action = logs ?? LOGGED[method]
  const stated = resource && entry && statedMessage(action, path, { resource, entry, line, name })
  return stated ?? sentence(VERBS[action] ?? 'Đã lưu', name)
}

const VERBS: { readonly [A in LogAction]?: string } = {
  create: 'Đã thêm',
  update: 'Đã lưu',
  delete: 'Đã xóa',
  approve: 'Đã duyệt',
  reject: 'Đã từ chối',
  export: 'Đã xuất',
}

const sentence = (verb: string, name: string): string => (name ? `${verb} ${name}` : verb)

/** The resource of the row in the answer. */
function answeredResource({ answers: { entry } }: Pick<Operation, 'answers'>): Resource | undefined {
  if (entry === undefined) return undefined
  return isResource(entry) ? entry : isExtended(entry) ? entry.resource : undefined
}

/** The row in the answer. */
function entryOf(operation: Pick<Operation, 'answers'>, data: unknown): Entry | undefined {
  if (!answeredResource(operation) || typeof data !== 'object' || data === null || !('entry' in data)) return undefined
  return data.entry as Entry
}

/** The log line of the row, or the last line if the call is about no single row of a list. */
function lineOf(lines: readonly WrittenLine[], resource: Resource | undefined, id: number): WrittenLine | undefined {
  const own = lines.findLast((line) => line.subject === resource?.table && line.id === id)
  return own ?? (resource ? undefined : lines.at(-1))
}

function nameOfDone(
  resource: Resource | undefined,
  entry: Entry | undefined,
  line: Pick<WrittenLine, 'id' | 'label'> | undefined,
): string {
  if (resource && entry) return nameOf(resource, entry)
  if (line?.label) return line.id === undefined ? lowerFirst(line.label) : line.label
  return resource ? lowerFirst(resource.label) : ''
}

interface Named {
  resource: Resource
  entry: Entry
  line: WrittenLine | undefined
  name: string
}

/** The message of a call that changes a state: names the state or the step. */
function statedMessage(action: LogAction, path: string, done: Named): string | undefined {
  if (action === 'approve' || action === 'reject') return decidedMessage(done)
  if (action === 'toggle') return toggledMessage(path, done)
  if (action === 'status') return movedMessage(done)
  return undefined
}

function decidedMessage({ resource, entry, line, name }: Named): string | undefined {
  const { machine } = resource.fields['approval_status'] ?? {}
  if (!machine) return undefined
  if (entry['approval_status'] === 'pending') return `Đã đưa ${name} về “${labelOf(machine, 'pending')}”`
  const isOfChanges = (line?.old_values as Values | undefined)?.['has_changes'] === true
  const verb = VERBS[line?.action === 'reject' ? 'reject' : 'approve']
  return isOfChanges ? `${verb} thay đổi của ${name}` : `${verb} ${name}`
}

function toggledMessage(path: string, { resource, entry, name }: Named): string | undefined {
  const call = path.split('/').at(-1)
  const toggled = Object.entries(resource.fields).find(([, field]) => field.call === call)
  if (!toggled) return undefined
  const [key, { label, choices, public: shown }] = toggled
  const isOn = entry[key] === true
  const verb = shown?.[isOn ? 'on' : 'off']
  if (verb) return `Đã ${lowerFirst(verb)} ${name}`
  const state = choices?.[String(isOn)]
  if (state) return stateSet(label, name, state)
  return `Đã ${isOn ? 'bật' : 'tắt'} “${label}” của ${name}`
}

function movedMessage({ resource, entry, line, name }: Named): string | undefined {
  const before = line?.old_values as Values | undefined
  const moved = Object.entries(resource.fields).find(([key, { machine }]) => machine && before && key in before)
  const [key, { label, machine }] = moved ?? ['status', resource.fields['status'] ?? NO_FIELD]
  if (!machine) return undefined
  const [from, to] = [String(before?.[key]), String(entry[key])]
  const [verb, state] = [verbOf(machine, from, to), labelOf(machine, to)]
  return verb === state ? stateSet(label, name, state) : `Đã ${lowerFirst(verb)} ${name}`
}

const NO_FIELD: Pick<Field, 'label' | 'machine'> = { label: '' }

const stateSet = (label: string, name: string, state: string): string =>
  `Đã đặt ${lowerFirst(label)} ${name} thành “${state}”`
