import { smallOf } from './pictures.ts'
import { useSite } from './site-context.tsx'
import type { HeaderPicture } from './site-data.ts'

/** The picture that staff put at the head of a page, for the width it is shown at. */
export function HeaderImage({ header }: { header: HeaderPicture }) {
  const { own } = useSite()
  return (
    <picture className="header-picture">
      <source media="(max-width: 599px)" srcSet={smallOf(header.mobile ?? header.tablet ?? header.desktop)} />
      {header.tablet && <source media="(max-width: 1023px)" srcSet={header.tablet} />}
      <img src={header.desktop} alt={header.alt ?? ''} lang={own} width="1152" height="320" />
    </picture>
  )
}
