/**
 * Loader for the chunks that are built as classic scripts (decision 19), and their exports. The build inserts the
 * calls; in development everything is a module and nothing calls it.
 */
interface Program {
  parts: Record<string, object>
  /** Loads those scripts that are not loaded yet, executed in this order; resolves to the exports of the last one. */
  load(scripts: readonly (readonly [name: string, src: string])[]): Promise<object>
}

const program: Program = {
  parts: {},
  async load(scripts) {
    const missing = () => scripts.filter(([name]) => !program.parts[name])
    const tags = missing().map(([, src]) => tagOf(src) ?? addTag(src))
    await Promise.all(tags.map(settled))
    for (const [, src] of missing()) tagOf(src)?.remove()
    const part = program.parts[scripts.at(-1)![0]]
    if (!part) throw new Error('a part of the program did not come')
    return part
  },
}

const tagOf = (src: string) => document.querySelector<HTMLScriptElement>(`script[src="${src}"]`)

function addTag(src: string): HTMLScriptElement {
  const tag = Object.assign(document.createElement('script'), { src, async: false })
  document.head.append(tag)
  return tag
}

const settled = (tag: HTMLScriptElement) =>
  new Promise((resolve) => {
    tag.addEventListener('load', resolve, { once: true })
    tag.addEventListener('error', resolve, { once: true })
  })

Object.assign(globalThis, { program })
