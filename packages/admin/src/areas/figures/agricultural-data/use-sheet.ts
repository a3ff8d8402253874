import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { Entry } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import type { Problems } from '@trace/define/read.ts'
import { formFields } from '@trace/define/resource.ts'
import { showAnswers } from '@trace/screens/app/show-answer.ts'
import { api } from '@trace/screens/app/api.ts'
import type { Answer } from '@trace/screens/app/api.ts'
import { draftKey } from '@trace/screens/resource/form/draft/draft.ts'
import { formBodyOf } from '@trace/screens/resource/form/entry.ts'
import { readForm } from '@trace/screens/resource/form/form-state.ts'
import type { Values } from '@trace/screens/resource/form/form-state.ts'
import { useLeaveGuard } from '@trace/screens/resource/form/leave-guard.ts'
import { useUser } from '@trace/screens/app/shell-data.ts'
import type { Sheet, SheetRow } from './entry-data.ts'
import type { EntryPlan } from './entry-plans.ts'
import { WHOLE_ROW } from '@trace/screens/resource/sheet/whole-row.ts'
import { withTypedTexts } from '@trace/screens/resource/sheet/sheet.ts'
import type { Typed } from '@trace/screens/resource/sheet/sheet.ts'
import { useTyped } from '@trace/screens/resource/sheet/use-typed.ts'

interface Progress {
  done: number
  of: number
}

/** State of the sheet: typed texts stay in localStorage until they are saved row by row. */
export function useSheet(plan: EntryPlan, { title, province, rows }: Sheet) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const sheet = useTyped(draftKey(useUser()?.id ?? 0, `${pathname}${search}`))
  const { typed } = sheet
  const [problems, setProblems] = useState<Readonly<Record<string, Problems>>>({})
  const [progress, setProgress] = useState<Progress | null>(null)
  const changed = rows.filter((row) => isTouched(row, typed))
  useLeaveGuard(changed.length > 0, { staysOnPage: true })

  const change = (make: (now: Typed) => Typed) => {
    const { before, after } = sheet.change(make)
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([id]) => after[id] === before[id])))
  }
  const fields: Fields = formFields(plan.resource)
  const bodyOf = ({ id, entry }: SheetRow): Values => {
    const place = {
      ward_id: title.ward ?? id,
      [plan.species]: title.species ?? id,
      province_id: province,
      year: title.year,
      ...title.shared,
    }
    return withTypedTexts({ ...(entry && formBodyOf(plan.resource, entry)), ...place }, typed[id], fields)
  }

  /** Resolves to the number of saved rows; errors are shown at their cells. */
  const save = async (): Promise<number> => {
    const readings = changed.map((row) => ({
      row,
      reading: readForm({ fields, ordered: plan.resource.ordered }, bodyOf(row)),
    }))
    const wrong = readings.flatMap(({ row, reading }) =>
      'problems' in reading ? [[row.id, reading.problems] as const] : [],
    )
    setProblems(Object.fromEntries(wrong))
    if (wrong.length > 0) return 0

    const refused: Record<string, Problems> = {}
    const given: Answer[] = []
    setProgress({ done: 0, of: readings.length })
    for (const [index, { row, reading }] of readings.entries()) {
      if (!('body' in reading)) continue
      const answer = await send(plan, row.entry, reading.body)
      given.push(answer)
      if (answer.ok) sheet.forget({ [row.id]: typed[row.id] ?? {} })
      else refused[row.id] = Object.keys(answer.errors).length > 0 ? answer.errors : { [WHOLE_ROW]: [answer.message] }
      setProgress({ done: index + 1, of: readings.length })
      if (answer.code === 401 || answer.code === 0) break
    }
    setProblems(refused)
    showAnswers(given)
    sheet.settle()
    await revalidate()
    setProgress(null)
    return readings.length - Object.keys(refused).length
  }

  const drop = async () => {
    if (!(await sheet.drop())) return
    setProblems({})
  }
  return { ...sheet, change, changed: changed.length, problems, progress, save, drop }
}

function send({ resource }: EntryPlan, entry: Entry | null, body: Values): Promise<Answer> {
  if (!entry) return api('POST', `/${resource.name}`, body, { key: crypto.randomUUID() })
  return api('PUT', `/${resource.name}/${entry.id}`, { ...body, version: entry.version })
}

/** Whether a row must be saved. A row that does not exist yet is not created by cells filled in and emptied again. */
const isTouched = ({ id, entry }: SheetRow, typed: Typed): boolean =>
  Object.values(typed[id] ?? {}).some((text) => entry !== null || text.trim() !== '')
