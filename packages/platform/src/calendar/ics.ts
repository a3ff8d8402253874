import { ICalCalendar, ICalEventTransparency } from 'ical-generator'
import type { CalendarRow } from './read-calendar.ts'

/** How often programs should fetch the calendar again, in seconds. */
const AGAIN = 6 * 3600

/** Builds a calendar file of RFC 5545: one event per row, all day long, so that no time zone shifts it. */
export function icsOf(name: string, base: string, rows: readonly CalendarRow[]): string {
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'Coi Nguon', product: 'Lich', language: 'VI' },
    ttl: AGAIN,
  })
  const { host } = new URL(base)
  for (const { source, id, day, name: title, of } of rows) {
    const { resource, label } = source
    calendar.createEvent({
      id: `${resource.name}-${id}-${source.day}@${host}`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: `${label}: ${title}${of ? ` – ${of}` : ''}`,
      transparency: ICalEventTransparency.TRANSPARENT,
      url: `${base}/admin/${resource.screen}/${id}/${resource.detail ? 'detail' : 'edit'}`,
    })
  }
  return calendar.toString()
}
