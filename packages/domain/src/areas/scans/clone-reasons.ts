import { formatNumber } from '@trace/define/text/format.ts'
import type { CloneState } from './clone-score.ts'
import { allWitnesses } from './clone-evidence.ts'
import { cloneFigures } from './clone-figures.ts'

/** Why the system warns of a label, in Vietnamese and in English, with placeholders for figures. */
const words = {
  manufacture_paused: ['Cơ sở sản xuất đang tạm dừng hoạt động trên hệ thống', 'The producer is suspended here'],
  product_paused: ['Sản phẩm này đang tạm dừng công bố trên hệ thống', 'The product is not published at present'],
  networks: ['Quét từ {0} mạng khác nhau trong {1} ngày', 'Scanned from {0} different networks within {1} days'],
  places: ['Ở {0} nơi cách nhau tới {1} km', 'In {0} places up to {1} km apart'],
  leaps: ['{0} lần ở hai nơi trong thời gian không kịp đi lại', 'In two places faster than anyone travels, {0} times'],
  returns: ['{0} lần quay về nơi cũ sau khi đã ở nơi xa', 'Back at an earlier place from far away, {0} times'],
  early: ['Quét từ {0} mạng khi chưa kích hoạt', 'Scanned from {0} networks before it was in use'],
  late: ['Quét từ {0} mạng sau hạn sử dụng', 'Scanned from {0} networks after the best-before date'],
  locked: ['Quét từ {0} mạng sau khi bị khóa', 'Scanned from {0} networks after it was locked'],
  pin: ['Mã PIN được nhập đúng từ {0} mạng', 'The right PIN was entered from {0} networks'],
  tampered: [
    'Có dấu hiệu bị phá hoại: một, hai mạng quét dồn dập, khai nơi quá xa nhau hoặc thử đoán mã PIN',
    'Signs of tampering: one or two networks scan in bursts, claim places too far apart or try PINs',
  ],
} as const satisfies Record<string, readonly [vi: string, en: string]>

/** Words for shoppers, for reasons that officers read with numbers of networks. */
const toldWords: Partial<Record<keyof typeof words, readonly [vi: string, en: string]>> = {
  networks: ['Nhiều máy khác nhau đã quét trong {1} ngày', 'Scanned by many different phones within {1} days'],
  early: ['Đã bị quét khi chưa kích hoạt', 'Scanned before it was in use'],
  late: ['Vẫn bị quét nhiều sau hạn sử dụng', 'Still scanned after the best-before date'],
  locked: ['Vẫn bị quét sau khi đã khóa', 'Still scanned after it was locked'],
  pin: ['Mã PIN được nhập đúng ở nhiều máy', 'The right PIN was entered on several phones'],
}

/** A reason as a code with its figures: it is put into words where it is shown. */
export interface CodedReason {
  code: keyof typeof words
  figures: number[]
}

export const reasonWords = (reason: CodedReason, language: 'vi' | 'en' = 'vi'): string =>
  worded(words[reason.code], reason, language)

/** A reason in words for shoppers, who know of phones and places but not of networks. */
export const reasonForShoppers = (reason: CodedReason, language: 'vi' | 'en' = 'vi'): string =>
  worded(toldWords[reason.code] ?? words[reason.code], reason, language)

const worded = (said: readonly [vi: string, en: string], { figures }: CodedReason, language: 'vi' | 'en'): string =>
  said[language === 'vi' ? 0 : 1].replace(/\{(\d)\}/g, (_, place: string) => {
    const figure = figures[Number(place)] ?? 0
    return language === 'vi' ? formatNumber(figure, 0) : Math.round(figure).toLocaleString('en')
  })

/** The reasons that the public sees: only those that support the verdict. */
export const disclosedReasons = (state: CloneState): CodedReason[] =>
  cloneReasons({ ...state, evidence: { witnesses: state.evidence.witnesses }, isTampered: false })

/** Why a label is watched or suspect, and what was seen since. The reasons name no single scan. */
export function cloneReasons({ evidence, isTampered, verdict }: CloneState): CodedReason[] {
  const { networks, days, places, farthest, returns, leaps } = cloneFigures(evidence.witnesses)
  const { signs } = cloneFigures(allWitnesses(evidence))
  const said = (holds: boolean, code: CodedReason['code'], ...figures: number[]): CodedReason[] =>
    holds ? [{ code, figures }] : []
  const ofScans =
    verdict === 'none'
      ? []
      : [
          ...said(networks > 1, 'networks', networks, days),
          ...said(places > 1, 'places', places, farthest),
          ...said(leaps > 0, 'leaps', leaps),
          ...said(returns > 0, 'returns', returns),
        ]
  return [
    ...ofScans,
    ...said(signs.early > 0, 'early', signs.early),
    ...said(signs.late > 0, 'late', signs.late),
    ...said(signs.locked > 0, 'locked', signs.locked),
    ...said(signs.pin > 1, 'pin', signs.pin),
    ...said(isTampered, 'tampered'),
  ]
}
