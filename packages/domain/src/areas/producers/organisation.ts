import { hasFormat } from '../../define/formats.ts'

/** The forms of business that the tax office knows by a number of their own. */
const ORGANISATIONS: readonly string[] = ['DOANH-NGHIEP', 'HOP-TAC-XA']

export const isRegisteredForm = (form: string | null): boolean => form !== null && ORGANISATIONS.includes(form)

/**
 * Whether a producer is an organisation, whose telephone and street are for all to know. Whoever is not known to be one is a person:
 * a household, a group of them, or one whose form or tax code says nothing.
 */
export const isOrganisation = (form: string | null, taxCode: string | null): boolean =>
  isRegisteredForm(form) && taxCode !== null && hasFormat('businessCode', taxCode)
