import type { LoaderFunctionArgs } from 'react-router'
import type { Data } from '../../app/call.ts'
import { load } from '../../app/load.ts'
import { daysShown, readAsked } from './calendar-days.ts'

export type CalendarDays = Data<'GET /api/admin/calendar'>
export type CalendarEntry = CalendarDays['entries'][number]
export type CalendarRest = CalendarDays['rest'][number]

export const loadCalendar = ({ request }: LoaderFunctionArgs): Promise<CalendarDays> =>
  load('GET /api/admin/calendar', daysShown(readAsked(new URL(request.url).searchParams)), request)
