import type { ReactElement } from 'react'
import { ContactPage } from './contact-page.tsx'
import type { Contact, ContactFormState } from './contact-page.tsx'
import { draw } from './draw.ts'
import { PausePage, UnknownCodePage } from './message-pages.tsx'
import { cut, ownLinesOf, SIGNS, withSigns } from './page-template.ts'
import type { PageTemplate } from './page-template.ts'
import type { PinAnswer } from './pin-answer.ts'
import type { Authority, PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import { SiteContext, siteOf } from './site-context.tsx'
import type { SiteFrame, Visit } from './site-data.ts'
import { TracePage } from './trace-page.tsx'
import { UnknownPartPage } from './unknown-part-page.tsx'
import type { UnknownPart } from './unknown-part-page.tsx'

/** Draws a page in the reader's language; in Vietnamese if the reader is unknown. */
const drawFor = (visit: Visit | undefined, page: ReactElement): string =>
  draw(visit ? <SiteContext value={siteOf(visit)}>{page}</SiteContext> : page)

/** Trace page, with the answer to an entered PIN, if any. */
export const drawTracePage = (trace: PublicTrace, answer: PinAnswer | null = null, visit?: Visit): string =>
  drawFor(visit, <TracePage trace={trace} answer={answer} own={ownLinesOf(trace, visit?.language ?? 'vi')} />)

/** Template of the trace page for all labels with the same facts, with gaps for the texts of a single label. */
export const drawTemplate = (trace: PublicTrace, visit: Visit): PageTemplate =>
  cut(drawFor(visit, <TracePage trace={withSigns(trace)} answer={null} own={SIGNS} />))

/** One page for both an unknown code and one that is not public. */
export const drawNotFoundPage = (authority?: Authority, visit?: Visit): string =>
  drawFor(visit, <UnknownCodePage authority={authority} />)

/** The page for a code whose lot or label is unknown, with a link to what is known. */
export const drawUnknownPart = (told: UnknownPart, visit?: Visit): string =>
  drawFor(visit, <UnknownPartPage {...told} />)

/** Maintenance page, while officers have closed the platform. */
export const drawMaintenancePage = (authority?: Authority, visit?: Visit): string =>
  drawFor(visit, <PausePage authority={authority} why="maintenance" />)

export const drawErrorPage = (authority?: Authority, visit?: Visit): string =>
  drawFor(visit, <PausePage authority={authority} why="failure" />)

export const drawContactPage = (
  frame: SiteFrame,
  contact: Contact,
  letter: ContactFormState | 'sent' | null = null,
): string => draw(<ContactPage frame={frame} contact={contact} letter={letter} />)
