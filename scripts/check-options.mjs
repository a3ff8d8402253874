import { Visitor } from 'oxc-parser'
import { lineAt } from './modules.mjs'

const definition = 'packages/define/src/field.ts'

/** Sources in which reading an option counts: not those that define fields, and not tests. */
const read = /^packages\/(define|domain|platform|server|screens|admin)\/(src)\/(?!.*\.test\.tsx?$)/
const defines = /^packages\/(domain\/src\/areas\/|define\/src\/blocks\.ts$)/

/** Options of fields that TypeScript alone reads. */
const ofTypes = ['value', 'was']

/**
 * An option that nothing reads promises a rule that does not hold. Every option of a field is read somewhere: as a member,
 * or taken out of an object.
 */
export function checkOptions(modules) {
  const found = modules.find(({ path }) => path === definition)
  if (!found) return []
  const options = optionsOf(found.program)
  const unread = new Set(options.keys())
  for (const { path, program } of modules)
    if (read.test(path) && !defines.test(path)) for (const name of namesRead(program)) unread.delete(name)
  return [...unread]
    .filter((name) => !ofTypes.includes(name))
    .map((name) => `${definition}:${lineAt(found.source, options.get(name))}: nothing reads the option '${name}'`)
}

function optionsOf(program) {
  const options = new Map()
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      if (!['FieldOptions', 'Field'].includes(id.name)) return
      for (const { key, start } of body.body) if (key) options.set(key.name, start)
    },
  }).visit(program)
  return options
}

function* namesRead(program) {
  const names = []
  new Visitor({
    MemberExpression({ computed, property }) {
      names.push(computed ? property.value : property.name)
    },
    ObjectPattern({ properties }) {
      for (const { key } of properties) if (key) names.push(key.name ?? key.value)
    },
  }).visit(program)
  yield* names
}
