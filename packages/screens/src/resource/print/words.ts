/** Interface texts of printed documents. */
export const words = {
  print: 'In phiếu',
  sheetOf: (label: string) => `Phiếu ${label.toLowerCase()}`,
  printedAt: (at: string, name: string) => `In lúc ${at}, bởi ${name}`,
  sign: '(ký, ghi rõ họ tên)',
  none: 'Không có.',
}
