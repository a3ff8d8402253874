import type { Page } from '@playwright/test'

/** What cannot be read on the page: text over text, text cut off without a title, and tables wider than their box. */
export const overlapsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number
      top: number
      right: number
      bottom: number
    }
    interface Text {
      element: HTMLElement
      box: Box
      words: string
      layer: Element | null
    }
    const main = document.querySelector('main') ?? document.body
    const upwards = function* (from: Element): Generator<HTMLElement> {
      for (let up: Element | null = from; up && up !== main; up = up.parentElement)
        if (up instanceof HTMLElement) yield up
    }
    /** The nearest sticky or fixed ancestor, which does not scroll with the rest. */
    const layerOf = (element: Element): Element | null =>
      [...upwards(element)].find((up) => ['sticky', 'fixed'].includes(getComputedStyle(up).position)) ?? null
    /** The visible part of a box: the rest is clipped by its ancestors. */
    const seenOf = (element: Element, { left, top, right, bottom }: Box): Box =>
      [...upwards(element)].reduce<Box>(
        (box, up) => {
          const { overflow, clipPath } = getComputedStyle(up)
          if (clipPath !== 'none') return { ...box, right: box.left }
          if (overflow === 'visible') return box
          const edge = up.getBoundingClientRect()
          return {
            left: Math.max(box.left, edge.left),
            top: Math.max(box.top, edge.top),
            right: Math.min(box.right, edge.right),
            bottom: Math.min(box.bottom, edge.bottom),
          }
        },
        { left, top, right, bottom },
      )
    const isCut = (up: HTMLElement): boolean =>
      ['hidden', 'clip'].includes(getComputedStyle(up).overflowX) &&
      up.clientWidth > 4 &&
      up.scrollWidth > up.clientWidth + 1

    const found: string[] = []
    const texts: Text[] = []
    const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const [element, words] = [node.parentElement, node.textContent?.trim() ?? '']
      if (!element || !words || element.closest('.visually-hidden, [hidden], svg, script, style')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const cut = [...upwards(element)].find(isCut)
      if (cut && !element.closest('[title], button, [role="tablist"]') && !cut.title)
        found.push(`cut without a title: “${words.slice(0, 50)}”`)
      const range = document.createRange()
      range.selectNodeContents(node)
      const layer = layerOf(element)
      for (const drawn of range.getClientRects()) {
        const box = seenOf(element, drawn)
        if (box.right - box.left > 2 && box.bottom - box.top > 4)
          texts.push({ element, box, words: words.slice(0, 40), layer })
      }
    }
    for (const [index, one] of texts.entries())
      for (const other of texts.slice(index + 1)) {
        const isSame = one.element.contains(other.element) || other.element.contains(one.element)
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (!isSame && one.layer === other.layer && width > 2 && height > 4)
          found.push(`“${one.words}” over “${other.words}”`)
      }
    for (const box of main.querySelectorAll<HTMLElement>('[role="region"][tabindex]'))
      if (box.scrollWidth > box.clientWidth + 1) found.push(`wider than its box: ${box.ariaLabel}`)
    return [...new Set(found)]
  })
