/** Facts that a line of text on a label can contain, named in braces after their usual lead: 'Số: {Số tem}'. */
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

/** The name of the fact `made` in older texts; it is now named as it is printed: NSX. */
const formerDay = 'ngày đóng gói'

/** The serial of a label as named by printer programs, and by texts from before facts had names. */
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
 * A text with its facts filled in; empty if one of them is empty, since 'HSD:' alone says nothing. A fact that is
 * not known yet stays in braces (the serial by its name in printer programs), and so does a name that is no fact.
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

/** The names in braces in a text that are not label facts. */
export const unknownFacts = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, name = '']) => (facts.has(fold(name)) ? [] : [name]))
