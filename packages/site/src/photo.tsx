import type { ComponentProps } from 'react'
import { smallOf } from './pictures.ts'

/** A picture as wide as the page; phones fetch the small one. */
export function Photo({
  src,
  alt,
  mobile = src,
  ...shown
}: ComponentProps<'img'> & { src: string; mobile?: string | undefined }) {
  return (
    <picture>
      <source media="(max-width: 599px)" srcSet={smallOf(mobile)} />
      <img src={src} alt={alt} {...shown} />
    </picture>
  )
}
