/** Converts paragraphs that Word wrote as list items to real lists, with the nesting that Word specifies. */
export function listWordParagraphs(body: HTMLElement): void {
  let lists: Element[] = []
  let last: Element | null = null
  for (const item of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(item)
    if (level === null) continue
    const sign = signOf(item)
    if (item.previousElementSibling !== last || last === null) lists = []
    lists.length = Math.min(lists.length, level)
    while (lists.length < level) {
      const list = body.ownerDocument.createElement(/^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(sign) ? 'ol' : 'ul')
      const around = lists.at(-1)
      if (around) (around.lastElementChild ?? around.appendChild(body.ownerDocument.createElement('li'))).append(list)
      else item.before(list)
      lists.push(list)
    }
    const line = body.ownerDocument.createElement('li')
    line.append(...item.childNodes)
    lists.at(-1)!.append(line)
    last = lists[0]!
    item.remove()
  }
}

function levelOf(item: HTMLElement): number | null {
  const list = (item.getAttribute('style') ?? '').split(';').find((rule) => /^\s*mso-list:/i.test(rule))
  const [, level] = /\blevel(\d)/i.exec(list ?? '') ?? []
  return level ? Number(level) : null
}

/** Removes the bullet or number that Word wrote into the text, and returns it. */
function signOf(item: HTMLElement): string {
  const sign = [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  sign?.remove()
  return sign?.textContent ?? ''
}
