import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Marked } from 'marked'

export interface GuidePage {
  /** Path below /huong-dan; empty for the table of contents. */
  name: string
  title: string
  /** Content, rendered from markdown. */
  html: string
}

/** Reads the user guide: the table of contents, then its pages in that order. */
export function readGuide(folder: string): GuidePage[] {
  const texts = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  const contents = texts.get('README.md') ?? ''
  const named = [...contents.matchAll(/\]\(([a-z0-9-]+\.md)\)/g)].map(([, file]) => file!)
  return ['README.md', ...new Set(named)].filter((file) => texts.has(file)).map((file) => draw(file, texts.get(file)!))
}

const draw = (file: string, text: string): GuidePage => ({
  name: file === 'README.md' ? '' : file.replace('.md', ''),
  title: /^# (.+)$/m.exec(text)?.[1] ?? file,
  html: (marked.parse(text) as string).replace(/«([^«»<]+)»/g, '<b>$1</b>'),
})

/** Rewrites links between the markdown files to the addresses of the pages. */
const marked = new Marked({
  walkTokens(token) {
    if (token.type === 'link') token['href'] = addressOf(token['href'] as string)
    if (token.type === 'image')
      token['href'] = (token['href'] as string).replace('../images/huong-dan/', '/huong-dan/anh/')
  },
})

const addressOf = (href: string): string =>
  href.replace(/^README\.md/, '/huong-dan').replace(/^([a-z0-9-]+)\.md/, '/huong-dan/$1')
