import type { Language } from './words.ts'

/** Reasons that the program gives, as they are kept in Vietnamese, and in English. */
const known: readonly (readonly [RegExp, string])[] = [
  [/^Cơ sở sản xuất đang tạm dừng hoạt động trên hệ thống$/, 'The producer is suspended here'],
  [/^Sản phẩm này đang tạm dừng công bố trên hệ thống$/, 'The product is not published at present'],
  [/^Quét từ (\S+) mạng khác nhau trong (\S+) ngày$/, 'Scanned from $1 different networks within $2 days'],
  [/^Ở (\S+) nơi cách nhau tới (\S+) km$/, 'In $1 places up to $2 km apart'],
  [/^(\S+) lần ở hai nơi trong thời gian không kịp đi lại$/, 'In two places faster than anyone travels, $1 times'],
  [/^(\S+) lần quay về nơi cũ sau khi đã ở nơi xa$/, 'Back at an earlier place from far away, $1 times'],
  [/^Quét từ (\S+) mạng khi chưa kích hoạt$/, 'Scanned from $1 networks before it was in use'],
  [/^Quét từ (\S+) mạng sau hạn sử dụng$/, 'Scanned from $1 networks after the best-before date'],
  [/^Quét từ (\S+) mạng sau khi bị khóa$/, 'Scanned from $1 networks after it was locked'],
  [/^Mã PIN được nhập đúng từ (\S+) mạng$/, 'The right PIN was entered from $1 networks'],
  [
    /^Có dấu hiệu phá:.*$/,
    'Signs of tampering: one or two networks scan in bursts, claim places too far apart or try PINs',
  ],
]

/** A reason in the language of the page; null where somebody wrote it in words of their own. */
export function reasonIn(reason: string, language: Language): string | null {
  if (language === 'vi') return reason
  const said = reason
    .replace(/\.$/, '')
    .split('. ')
    .map((part) => {
      const [pattern, words] = known.find(([one]) => one.test(part)) ?? []
      return pattern && words ? part.replace(pattern, words) : null
    })
  return said.includes(null) ? null : said.join('. ')
}
