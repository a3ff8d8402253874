import { fillFacts } from './label-facts.ts'
import { stampDefaults } from './stamp-layout.ts'
import { stampProblems } from '../issues/stamp-problems.ts'
import type { StampProblem } from '../issues/stamp-problems.ts'
import { beside, codeAlone, expires, made, producer, serial, upright, wide, widestSerial } from './template-layouts.ts'
import type { TemplatePrint, TemplateUse } from './template-layouts.ts'

export { fittedLine } from './template-layouts.ts'
export type { TemplatePrint, TemplateUse } from './template-layouts.ts'

export interface StampTemplate {
  label: string
  about: string
  width: number
  height: number
  make(use: TemplateUse): TemplatePrint
}

/** Ready-made layouts with which an issue can start. */
export const stampTemplates: readonly StampTemplate[] = [
  {
    label: 'Chuẩn',
    about: 'Tên ở trên, mã bên trái: hợp với túi, hộp',
    width: 50,
    height: 30,
    make: beside(50, 30, 8, [
      [made, 7],
      [expires, 7],
      [serial, 8],
    ]),
  },
  {
    label: 'Nhỏ',
    about: 'Cho quả, vỉ, gói nhỏ',
    width: 40,
    height: 25,
    make: beside(40, 25, 6.5, [[serial, 6.5]]),
  },
  {
    label: 'Ngang',
    about: 'Có cơ sở sản xuất, mã bên phải: hợp với thùng, hộp quà',
    width: 70,
    height: 40,
    make: wide(70, 40, [
      [producer, 7],
      [made, 7],
      [expires, 7],
      [serial, 8],
    ]),
  },
  {
    label: 'Vuông',
    about: 'Mã ở giữa: hợp với nắp hũ, chai',
    width: 40,
    height: 40,
    make: upright(40, 40, 4.5, [[serial, 7]]),
  },
  {
    label: 'Chống giả',
    about: 'Chừa ô phủ cào cho mã PIN',
    width: 60,
    height: 40,
    make: beside(60, 40, 9, [
      [producer, 7],
      [made, 7],
      [expires, 7],
      [serial, 8],
    ]),
  },
  {
    label: 'Treo dọc',
    about: 'Thẻ treo có lỗ xỏ dây, mọi thông tin dưới mã',
    width: 40,
    height: 60,
    make: upright(40, 60, 9, [
      [producer, 6.5],
      [made, 7],
      [expires, 7],
      [serial, 8],
    ]),
  },
]

/** The layout of a label of any size: its template's, or one with as much beside the code as there is room for. */
export function layoutFor(width: number, height: number, use: TemplateUse): TemplatePrint {
  const template = stampTemplates.find((one) => one.width === width && one.height === height)
  const makers = [
    ...(template ? [template.make] : []),
    beside(width, height, 8, [
      [made, 7],
      [expires, 7],
      [serial, 8],
    ]),
    beside(width, height, 6.5, [[serial, 6.5]]),
    upright(width, height, 4.5, [[serial, 7]]),
    codeAlone(width, height),
  ]
  const layouts = makers.map((make) => make(use))
  return layouts.find((one) => templateProblems(one, use).length === 0) ?? layouts.at(-1)!
}

/** Problems of a layout with the printer, code and texts it is made for. */
function templateProblems(made: TemplatePrint, { dpi, qrText, secure, facts }: TemplateUse): StampProblem[] {
  const print = {
    ...stampDefaults,
    ...made,
    dpi,
    stamp_attributes: made.stamp_attributes.map((line) => ({ ...line, text: fillFacts(line.text, facts) })),
  }
  const { product: product_name, made: day } = facts
  const content = { product_name, product_created_at: day, serial: widestSerial, pin: secure ? '000000' : null }
  return stampProblems(print, content, qrText)
}
