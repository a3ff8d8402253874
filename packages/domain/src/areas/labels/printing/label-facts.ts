/** What a line of text on a label can name, in braces, after its usual lead: 'Số: {Số tem}'. */
export const labelFacts = {
  product: { name: 'Tên sản phẩm', lead: '', about: 'Tên đã được duyệt của sản phẩm' },
  serial: { name: 'Số tem', lead: 'Số: ', about: 'Số riêng của từng tem, 6 chữ số' },
  made: { name: 'Ngày sản xuất', lead: 'NSX: ', about: 'Ngày đóng gói của đợt tem, hoặc ngày thu hoạch' },
  expires: { name: 'Hạn sử dụng', lead: 'HSD: ', about: 'Ngày hết hạn ghi trong hồ sơ truy xuất' },
  producer: { name: 'Cơ sở sản xuất', lead: '', about: 'Tên cơ sở làm ra sản phẩm' },
  trace: { name: 'Mã truy xuất', lead: 'Mã: ', about: 'Mã hồ sơ truy xuất của lô hàng' },
} as const

export type LabelFact = keyof typeof labelFacts

/** How a text names a fact: '{Số tem}'. */
export const factMark = (fact: LabelFact): string => `{${labelFacts[fact].name}}`

/** How texts named the day before it was called as it is printed: NSX. */
const formerDay = 'ngày đóng gói'

/** How programs of printers name the serial of a label, and texts did before facts had names. */
const serialMark = '{serial}'

const facts = new Map<string, LabelFact>([
  ['serial', 'serial'],
  [formerDay, 'made'],
  ...Object.entries(labelFacts).map(([fact, { name }]) => [fold(name), fact as LabelFact] as const),
])

function fold(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}

/**
 * A text with the facts it names filled in; empty where one of them is: 'HSD:' alone says nothing. A fact that is not
 * known yet stays, the serial as programs of printers name it, and so does what no fact is called.
 */
export function fillFacts(text: string, known: Readonly<Partial<Record<LabelFact, string>>>): string {
  let isEmpty = false
  const filled = text.replace(/\{([^{}]*)\}/g, (mark, name: string) => {
    const fact = facts.get(fold(name))
    if (!fact) return mark
    isEmpty ||= known[fact] === ''
    return known[fact] ?? (fact === 'serial' ? serialMark : mark)
  })
  return isEmpty ? '' : filled
}

/** What a text names in braces that is not known on labels. */
export const unknownFacts = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, name = '']) => (facts.has(fold(name)) ? [] : [name]))
