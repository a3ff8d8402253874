/** A vehicle's plate as it is kept: capitals, without spaces and dots. '14c - 123.45' is '14C-12345'. */
export const normalisePlate = (typed: string): string => typed.toUpperCase().replace(/[\s.]/g, '')

/** Loose on purpose: two digits of the province, a series, four or five digits. */
export const isPlate = (plate: string): boolean => /^\d{2}[A-Z]{1,2}\d?-?\d{4,5}$/.test(plate)
