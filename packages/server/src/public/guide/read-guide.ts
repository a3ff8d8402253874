import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Marked } from 'marked'

export interface GuidePage {
  /** Its address below /huong-dan; the contents have none. */
  name: string
  title: string
  /** Its body, drawn from markdown. */
  html: string
}

/** Reads the user guide: its contents first, then its pages in the order in which the contents name them. */
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

/** The files lead to each other as they do in the repository; here they lead to addresses. */
const marked = new Marked({
  walkTokens(token) {
    if (token.type === 'link') token['href'] = addressOf(token['href'] as string)
    if (token.type === 'image')
      token['href'] = (token['href'] as string).replace('../images/huong-dan/', '/huong-dan/anh/')
  },
})

const addressOf = (href: string): string =>
  href.replace(/^README\.md/, '/huong-dan').replace(/^([a-z0-9-]+)\.md/, '/huong-dan/$1')
