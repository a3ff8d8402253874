import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor } from 'oxc-parser'

const folder = 'docs/huong-dan'

/** Checks the user guide against the product: quoted texts, pictures and linked pages must exist. */
export function checkGuide(modules) {
  const onScreen = wordsOf(modules, /^packages\/(admin|screens|define|domain|site)\/src\//)
  const anywhere = wordsOf(modules, /^packages\/(admin|screens|define|domain|platform|server)\/src\//)
  return globSync(`${folder}/*.md`)
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      const quoted = [...text.matchAll(/«([^»]+)»/g)]
        .filter(([, words]) => !onScreen(words))
        .map(([quote]) => `${quote} is not on any screen`)
      const said = [...text.matchAll(/^(?:- |\| )“([^”]+)”/gm)]
        .filter(([, words]) => !anywhere(words))
        .map(([, quote]) => `“${quote}” is not what the product says`)
      const leads = [...text.matchAll(/\]\(([^)#]+)/g)]
        .filter(([, file]) => !existsSync(join(folder, file)))
        .map(([, file]) => `${file} is not there`)
      return [...quoted, ...said, ...leads].map((complaint) => `${path}: ${complaint}`)
    })
}

/**
 * Returns a predicate: whether these modules contain a text. An ellipsis in it, or a placeholder in a template, matches
 * anything.
 */
function wordsOf(modules, where) {
  const whole = new Set()
  const templates = []
  const visitor = new Visitor({
    Literal: ({ value }) => typeof value === 'string' && whole.add(value),
    JSXText: ({ value }) => whole.add(value.trim()),
    TemplateLiteral: ({ quasis }) => quasis.length > 1 && templates.push(quasis.map(({ value }) => value.cooked)),
  })
  for (const { path, program } of modules) if (where.test(path) && !path.endsWith('.test.ts')) visitor.visit(program)
  const patterns = templates
    .filter((parts) => parts.join('').length > 4)
    .map((parts) => new RegExp(`^${parts.map(RegExp.escape).join('.+')}$`))
  return (words) => whole.has(words) || patterns.some((pattern) => pattern.test(words))
}
