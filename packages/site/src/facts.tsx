import type { ReactNode } from 'react'

export const Facts = ({ children }: { children: ReactNode }) => <dl className="facts">{children}</dl>

interface Props {
  label: string
  /** Whether the value is a code: monospaced, for comparison character by character. */
  code?: boolean
  /** Language of the value, where it is not that of the page. */
  lang?: 'vi' | undefined
  children: ReactNode
}

/** A label and its value; renders nothing without a value. */
export function Fact({ label, code = false, lang, children }: Props) {
  if (!children) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={lang}>{code ? <code>{children}</code> : children}</dd>
    </div>
  )
}
