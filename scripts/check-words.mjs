import { Visitor } from 'oxc-parser'
import { lineAt } from './modules.mjs'

/** Properties and attributes whose texts users see. */
const shown = new Set([
  'label',
  'title',
  'placeholder',
  'aria-label',
  'ariaLabel',
  'alt',
  'description',
  'message',
  'help',
  'hint',
  'text',
  'caption',
])

/** Common English words of screens that are not also Vietnamese words without marks. */
const english = new RegExp(
  '\\b(?:' +
    'about|access|account|action|actions|active|add|added|again|all|already|and|are|back|been|cancel|cannot|change|changed|choose|close|' +
    'code|confirm|could|create|created|date|delete|deleted|denied|description|detail|details|download|edit|empty|enter|error|exists|export|' +
    'failed|field|filter|forbidden|found|from|has|have|hide|home|import|invalid|is|list|load|loading|login|logout|missing|more|must|' +
    'name|new|next|not|note|nothing|only|open|order|page|pages|password|please|previous|print|product|remove|required|reset|' +
    'result|results|retry|save|saved|search|select|selected|server|settings|should|show|sign|sort|status|submit|success|the|then|' +
    'this|time|total|unknown|update|updated|upload|user|username|users|value|view|was|welcome|with|wrong|yes|yesterday|your' +
    ')\\b',
  'i',
)

const vietnamese = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i

/** Type names that say how something came about instead of what it is: `TraceRow` is understood, `Found` is not. */
const participles = new Set(['Told', 'Wish', 'Lying', 'Deed', 'Asking', 'Kept', 'Found', 'Standing', 'Given', 'Left'])

/**
 * Finds English texts on screens, error messages that are not Vietnamese, and types whose names do not say what they
 * are.
 */
export function checkWords(modules) {
  const ours = modules.filter(({ path }) => /^packages\/[^/]+\/src\//.test(path) && !path.endsWith('.test.ts'))
  return [...ours.flatMap(complaintsAbout), ...ours.flatMap(namesIn)]
}

function namesIn({ path, source, program }) {
  const complaints = []
  const look = ({ id }) =>
    participles.has(id?.name) &&
    complaints.push(`${path}:${lineAt(source, id.start)}: call ${id.name} for what it is, not for how it came about`)
  new Visitor({
    TSInterfaceDeclaration: look,
    TSTypeAliasDeclaration: look,
    ClassDeclaration: look,
    FunctionDeclaration: look,
  }).visit(program)
  return complaints
}

function complaintsAbout({ path, source, program }) {
  const complaints = []
  const complain = (node, text) =>
    complaints.push(
      `${path}:${lineAt(source, node.start)}: not Vietnamese: ${JSON.stringify(text.trim().slice(0, 80))}`,
    )
  const look = (node) =>
    textsIn(node)
      .filter((text) => english.test(text))
      .forEach((text) => complain(node, text))

  new Visitor({
    JSXText: (node) => english.test(node.value) && complain(node, node.value),
    JSXAttribute: (node) => shown.has(node.name.name) && node.value && look(node.value),
    Property: (node) => shown.has(node.key.name ?? node.key.value) && !namesField(node.value) && look(node.value),
    NewExpression(node) {
      if (!['Refusal', 'Problem'].includes(node.callee.name)) return
      const texts = node.arguments.flatMap(textsIn)
      if (texts.length > 0 && !vietnamese.test(texts.join(' '))) complain(node, texts.join(' '))
    },
  }).visit(program)
  return complaints
}

/** In definitions, a property of `shown` may also name a field: `title: 'code'`. */
const namesField = ({ value }) => typeof value === 'string' && /^[a-z_]+$/.test(value)

/** All texts an expression may evaluate to. */
function textsIn(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [node.quasis.map(({ value }) => value.cooked).join('…')]
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)]
    case 'LogicalExpression':
      return [...textsIn(node.left), ...textsIn(node.right)]
    case 'JSXExpressionContainer':
      return textsIn(node.expression)
    default:
      return []
  }
}
