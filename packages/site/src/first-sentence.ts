const LONGEST = 160

/** The first sentence of a text, or as many of its words as fit on four lines of a phone. */
export function firstSentence(text: string): string {
  const [sentence = ''] = /^.+?[.!?](?=\s|$)/s.exec(text.trim()) ?? [text.trim()]
  if (sentence.length <= LONGEST) return sentence
  const end = sentence.slice(0, LONGEST).lastIndexOf(' ')
  return `${sentence.slice(0, end < 1 ? LONGEST : end)}…`
}
