import { addMonths } from '@trace/define/text/dates.ts'

/** Expiry date of an OCOP certificate: 36 months after recognition (Decision 148/QĐ-TTg). */
export const ocopExpiry = (recognisedOn: string): string => addMonths(recognisedOn, 36)
