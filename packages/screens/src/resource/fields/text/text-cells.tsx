import type { CellProps } from '../field-view.ts'
import { asText, plainCell } from '../plain-cell.ts'

export const TextCell = plainCell(asText)

/** E-mail address; if it is too long for one line, it breaks before the '@'. */
export const EmailCell = ({ value }: CellProps) =>
  asText(value)
    .split(/(?=@)/)
    .flatMap((part, index) => (index ? [<wbr key={index} />, part] : part))

export const UrlCell = ({ value }: CellProps) =>
  value ? (
    <a href={asText(value)} target="_blank" rel="noreferrer">
      {asText(value).replace(/^https?:\/\/|\/$/g, '')}
    </a>
  ) : (
    ''
  )
