import { hasFormat } from '@trace/define/formats.ts'

/** The forms of business that have a business tax code (`businessCode`). */
export const registeredForms: readonly string[] = ['DOANH-NGHIEP', 'HOP-TAC-XA']

export const isRegisteredForm = (form: string | null): boolean => form !== null && registeredForms.includes(form)

/**
 * Whether a producer is an organisation, whose telephone and street are public. Everybody else counts as a natural
 * person: a household, a cooperative group, or one whose form or tax code is not clear. Their data stays private.
 */
export const isOrganisation = (form: string | null, taxCode: string | null): boolean =>
  isRegisteredForm(form) && taxCode !== null && hasFormat('businessCode', taxCode)
