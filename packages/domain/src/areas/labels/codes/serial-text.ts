/** A label's serial as it is printed and shown: 12 is '000012'. */
export const serialText = (serial: number): string => String(serial).padStart(6, '0')
