/** Text format. Forms, requests and imported sheets use the same rules, and the API document describes them. */
export interface Format {
  /** A value as it is stored. */
  example: string
  /** Turns typed text into the stored form. */
  normalise?(typed: string): string
  /** Must match the whole stored text. */
  pattern?: RegExp
  /** A check that no pattern can express. */
  check?(text: string): boolean
  /** Help text under the input. */
  help?: string
  /** Error message when the pattern or the check fails. */
  refusal?(label: string, text: string): string
}

/**
 * In a file of its own, because the page for forgotten passwords needs it without the other formats. The rule and its
 * message follow mission §5.
 */
export const emailFormat: Format = {
  example: 'lienhe@vi-du.vn',
  normalise: (typed) => typed.toLowerCase(),
  // Only ASCII letters: an accent that a Vietnamese keyboard left is refused.
  pattern: /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*\.[a-z\d-]{2,}$/,
  refusal: () => 'Email không đúng định dạng',
}

/** The error message for a text in its stored form, or null. */
export function problemIn({ pattern, check, help, refusal }: Format, text: string, label: string): string | null {
  if (pattern && !pattern.test(text))
    return refusal?.(label, text) ?? [`${label} không hợp lệ`, help].filter(Boolean).join('. ')
  if (check && !check(text)) return refusal?.(label, text) ?? `${label} sai chữ số kiểm tra`
  return null
}
