import { addMonths } from '../../text/dates.ts'

/** The day an OCOP certificate must be assessed again: 36 months after it was given (Decision 148/QĐ-TTg). */
export const ocopExpiry = (recognisedOn: string): string => addMonths(recognisedOn, 36)
