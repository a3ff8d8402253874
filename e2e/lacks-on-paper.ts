/**
 * Defects of a public page on paper: collapsed parts, buttons and inputs, text too pale for white paper, and an answer
 * without the time at which it was given. Runs in the page, rendered for print.
 */
export function lacksOnPaper(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true })
  const told = (what: string, elements: Element[]) =>
    elements.map(
      ({ tagName, className, textContent }) => `${what}: ${tagName} ${className} ${textContent.slice(0, 30)}`,
    )
  const folded = [...document.querySelectorAll('main details > :not(summary)')].filter((part) => !isShown(part))
  const pressed = [...document.querySelectorAll('main[data-code] :is(button, .button, input)')].filter(isShown)
  const pale = [...document.querySelectorAll('body *')].filter((element) => {
    const { color, printColorAdjust } = getComputedStyle(element)
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    const isPale = (color.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) > 150)
    return hasWords && isPale && printColorAdjust !== 'exact' && isShown(element) && !element.closest('.unseen')
  })
  const undated = [...document.querySelectorAll('.verdict, .pin-answer')].filter((answer) => {
    const hour = answer.querySelector('.printed')
    return isShown(answer) && !(hour && isShown(hour) && /\d\d\/\d\d\/\d{4} \d\d:\d\d/.test(hour.textContent))
  })
  return [...told('folded', folded), ...told('to press', pressed), ...told('pale', pale), ...told('undated', undated)]
}
