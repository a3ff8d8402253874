/** The 12 digits of a citizen. */
export const isCitizenNumber = (text: string): boolean => /^\d{12}$/.test(text)

/** Ten digits, a branch with three more behind a hyphen. */
export const isBusinessCode = (text: string): boolean => /^\d{10}(-\d{3})?$/.test(text)

/** Households may give their citizen's number. */
export const isTaxCode = (text: string): boolean => isBusinessCode(text) || isCitizenNumber(text)
