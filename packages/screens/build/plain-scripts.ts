import { basename } from 'node:path'
import { parseAst, Visitor } from 'vite'
import type { ESTree, Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

interface Plain {
  /** Chunks by file name. */
  files: ReadonlyMap<string, Chunk>
  /** Chunks that have run before any module runs. */
  before: readonly Chunk[]
}

/**
 * Build plugin: writes the chunks that nearly every visit needs as classic scripts instead of modules, because browsers
 * cache the compiled code of classic scripts but compile modules on every visit (decision 19). A classic script puts
 * its exports into `program.parts` (`src/boot/plain-scripts.ts`), and its importers read them there.
 */
export function plainScripts(names: ReadonlySet<string>): Plugin {
  return {
    name: 'plain-scripts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const files = new Map(chunks.filter(({ name }) => names.has(name)).map((chunk) => [chunk.fileName, chunk]))
        const entries = [...files.values()].filter(({ isEntry }) => isEntry)
        const before = inOrder(entries, files)
        for (const chunk of chunks) chunk.code = rewritten(chunk, { files, before })

        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('the build has no page')
        page.source = withPlainScripts(String(page.source), before)
      },
    },
  }
}

/**
 * Rewrites the code of a chunk: imports from classic scripts become look-ups; a classic script itself keeps no import
 * and no export.
 */
function rewritten({ fileName, name, code }: Chunk, plain: Plain): string {
  const edits: { at: ESTree.Span; text: string }[] = []
  const isPlain = plain.files.has(fileName)
  const target = (source: ESTree.Node) => plain.files.get(`assets/${basename(written(source))}`)

  new Visitor({
    ImportDeclaration(node) {
      const from = target(node.source)
      if (!from && isPlain) throw new Error(`${fileName} is a plain script and imports ${node.source.value}`)
      if (from)
        edits.push({
          at: node,
          text: taken(node, isPlain || plain.before.includes(from) ? part(from.name) : `await ${loaded(from, plain)}`),
        })
    },
    ImportExpression(node) {
      const to = target(node.source)
      if (to) edits.push({ at: node, text: loaded(to, plain) })
    },
    ExportNamedDeclaration(node) {
      if (node.source && (isPlain || target(node.source)))
        throw new Error(`${fileName} passes on what ${written(node.source)} gives`)
      if (isPlain) edits.push({ at: node, text: `${part(name)}=${given(node)};` })
    },
    MetaProperty(node) {
      if (isPlain) edits.push({ at: node, text: '({url:document.baseURI})' })
    },
  }).visit(parseAst(code))

  const backwards = edits.toSorted((a, b) => b.at.start - a.at.start)
  const body = backwards.reduce(
    (text, { at, text: instead }) => text.slice(0, at.start) + instead + text.slice(at.end),
    code,
  )
  if (!isPlain) return body
  const [remark = ''] = /^\/\/#.*\n/m.exec(body) ?? []
  return `${remark}(()=>{"use strict";${body.replace(remark, '')}\n})();`
}

const part = (name: string) => `program.parts[${JSON.stringify(name)}]`

/**
 * Code that loads a classic script, with those of its dependencies that are not in `before`; evaluates to a promise of
 * its exports.
 */
function loaded(chunk: Chunk, { files, before }: Plain): string {
  const missing = inOrder([chunk], files).filter((one) => !before.includes(one))
  return `program.load(${JSON.stringify(missing.map(({ name, fileName }) => [name, `/${fileName}`]))})`
}

function taken({ specifiers, source }: ESTree.ImportDeclaration, from: string): string {
  const names = specifiers.map((one) => {
    if (one.type !== 'ImportSpecifier') throw new Error(`of ${source.value} single names are taken, not everything`)
    return `${written(one.imported)}:${one.local.name}`
  })
  return `const{${names.join()}}=${from};`
}

const given = ({ specifiers }: ESTree.ExportNamedDeclaration): string =>
  `{${specifiers.map(({ exported, local }) => `${written(exported)}:${written(local)}`).join()}}`

function written(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'Literal') return String(node.value)
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? ''
  return ''
}

/** Topological order: the chunks and all their dependencies, each after those it imports from. */
function inOrder(chunks: readonly Chunk[], files: Plain['files'], found = new Set<Chunk>()): readonly Chunk[] {
  for (const chunk of chunks) {
    if (found.has(chunk)) continue
    inOrder(
      chunk.imports.map((file) => files.get(file)!),
      files,
      found,
    )
    found.add(chunk)
  }
  return [...found]
}

/**
 * Inserts the script tags into the page. The first script runs at once, because it prefetches data; the others are
 * deferred and run in order.
 */
function withPlainScripts(page: string, named: readonly Chunk[]): string {
  const tags = named.map(
    ({ name, fileName }) => `<script${name === 'boot' ? '' : ' defer'} src="/${fileName}"></script>`,
  )
  const [first = [], others = []] = [true, false].map((now) => tags.filter((tag) => tag.includes(' defer') !== now))
  return page
    .replace(/ *<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?\n/g, '')
    .replace(/(?=<link rel="stylesheet")/, `${[...first, ...others].join('\n    ')}\n    `)
}
