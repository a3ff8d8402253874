import { formatNumber } from '../../text/format.ts'
import type { CloneState } from './clone-score.ts'
import { cloneFigures } from './clone-figures.ts'

/** Why a label is watched or suspect, in words; the same for the staff and for shoppers, so it names no single scan. */
export function cloneReasons({ evidence, isTampered, verdict }: CloneState): string[] {
  const { networks, days, places, farthest, returns, leaps, signs } = cloneFigures(evidence.witnesses)
  const said = (holds: boolean, words: string): string[] => (holds ? [words] : [])
  const count = (number: number) => formatNumber(number)
  const ofScans =
    verdict === 'none'
      ? []
      : [
          ...said(networks > 1, `Quét từ ${count(networks)} mạng khác nhau trong ${count(days)} ngày`),
          ...said(places > 1, `Ở ${count(places)} nơi cách nhau tới ${formatNumber(farthest, 0)} km`),
          ...said(leaps > 0, `${count(leaps)} lần ở hai nơi trong thời gian không kịp đi lại`),
          ...said(returns > 0, `${count(returns)} lần quay về nơi cũ sau khi đã ở nơi xa`),
        ]
  return [
    ...ofScans,
    ...said(signs.early > 0, `Quét từ ${count(signs.early)} mạng khi chưa kích hoạt`),
    ...said(signs.late > 0, `Quét từ ${count(signs.late)} mạng sau hạn sử dụng`),
    ...said(signs.locked > 0, `Quét từ ${count(signs.locked)} mạng sau khi bị khóa`),
    ...said(signs.pin > 1, `Mã PIN được nhập đúng từ ${count(signs.pin)} mạng`),
    ...said(isTampered, 'Có dấu hiệu phá: một, hai mạng quét dồn dập, khai nơi quá xa nhau hoặc dò mã PIN'),
  ]
}
