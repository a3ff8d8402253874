import type { JsonSchema } from '@trace/define/kinds/index.ts'
import { slugify } from '@trace/define/text/slug.ts'
import type { ApiCall, ApiDocument } from './document.ts'
import { html } from './html.ts'
import type { Html } from './html.ts'

type Place = readonly [path: string, method: string, call: ApiCall]

/** API documentation as HTML: an overview of all calls, or the calls of one tag in detail. Needs no script. */
export function docsPage(document: ApiDocument, style: string, chosen: string | null): string | null {
  const tag = document.tags.find(({ name }) => slugify(name) === chosen)
  if (chosen !== null && !tag) return null
  const name = nameOf(document)
  const title = tag ? `${tag.name} · ${name}` : name
  return `<!doctype html>${
    html`<html lang="vi">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${{ html: style }}</style>
</head>
<body>
<nav aria-label="Các nhóm lời gọi">
<a class="home" href="/api/docs">${name}</a>${document.tags.map(({ name }) => tagLink(name, name === tag?.name))}
</nav>
<main>${tag ? tagPage(document, tag.name) : overview(document)}</main>
</body></html>`.html
  }`
}

const nameOf = ({ info }: ApiDocument): string => `API ${String(info['title'])}`

const tagLink = (name: string, isCurrent = false): Html =>
  html`<a href="/api/docs/${slugify(name)}"${isCurrent && { html: ' aria-current="page"' }}>${name}</a>`

const callsOf = ({ paths }: ApiDocument, tag: string): Place[] =>
  Object.entries(paths)
    .flatMap(([path, calls]) => Object.entries(calls).map(([method, call]) => [path, method, call] as const))
    .filter(([, , { tags }]) => tags.includes(tag))

const overview = (document: ApiDocument): Html => html`
<h1>${nameOf(document)}</h1>
<p>${withCode(String(document.info['description']))}</p>
<p>Cho chương trình đọc: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${document.tags.map(
  ({ name }) => html`<h2>${tagLink(name)}</h2>
<ul class="calls">${callsOf(document, name).map(
    ([path, method, call]) => html`
<li><a href="/api/docs/${slugify(name)}#${call.operationId}"><b class="${method}">${method}</b> <code>${path}</code></a>
${call.summary}</li>`,
  )}</ul>`,
)}`

/** Text between backticks becomes `<code>`. */
const withCode = (text: string): (Html | string)[] =>
  text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))

function tagPage(document: ApiDocument, tag: string): Html {
  const { schemas } = document.components
  const calls = callsOf(document, tag)
  const named = new Set(calls.flatMap(([, , call]) => schemasIn(call)))
  for (const name of named) for (const inner of schemasIn(schemas[name]!)) named.add(inner)
  return html`<h1>${tag}</h1>
${calls.map((place) => callSection(document, place))}
<h2>Dữ liệu</h2>
${[...named].map((name) => schemaSection(name, schemas[name]!))}`
}

const schemasIn = (value: object): string[] =>
  [...JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!)

const schemaSection = (name: string, schema: JsonSchema): Html => html`<details id="${name}" open>
<summary><code>${name}</code> ${schema['title'] as string}</summary>
${schemaTable(schema)}${exampleOf(schema)}</details>`

function callSection(document: ApiDocument, [path, method, call]: Place): Html {
  const parameters = (call.parameters ?? []).map((one) => resolved(document, one))
  return html`<section id="${call.operationId}">
<h3><b class="${method}">${method}</b> <code>${path}</code></h3>
<p>${call.summary}. ${call.description}</p>
${
  parameters.length > 0 &&
  html`<details${parameters.length < 6 && { html: ' open' }}>
<summary>Tham số (${parameters.length})</summary>
<table>${parameters.map(parameterRow)}</table></details>`
}
${call.requestBody && html`<h4>Gửi lên</h4>${contentOf(call.requestBody)}`}
<h4>Trả lời</h4>
${contentOf(resolved(document, call.responses['200'] ?? {}), 'data')}
<p class="failures">${Object.entries(call.responses)
    .filter(([code]) => code !== '200')
    .map(
      ([code, response]) =>
        html`<span title="${resolved(document, response)['description'] as string}">${code}</span> `,
    )}</p>
</section>`
}

const parameterRow = ({ name, schema, required, description }: JsonSchema): Html =>
  row(name as string, schema as JsonSchema, required === true, description)

function resolved({ components }: ApiDocument, value: JsonSchema): JsonSchema {
  const [, part, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(String(value['$ref'])) ?? []
  return part ? components[part as keyof ApiDocument['components']][name!]! : value
}

/** The fields of a body; for an answer, only those inside `data` of the envelope. */
const contentOf = ({ content = {} }: { content?: Record<string, { schema: JsonSchema }> }, only?: string): Html[] =>
  Object.entries(content).map(([type, { schema }]) => {
    const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
    const shown = only && properties[only] ? { properties: { [only]: properties[only] } } : schema
    return html`${type !== 'application/json' && html`<p><code>${type}</code></p>`}${schemaTable(shown)}`
  })

function schemaTable(schema: JsonSchema): Html {
  if (schema['$ref']) return html`<p>${typeText(schema)}</p>`
  const rows = rowsOf(schema)
  return rows.length > 0 ? html`<table>${rows}</table>` : html`<p>${typeText(schema)}</p>`
}

/** Table rows of a schema: one for each property, nested properties below it. */
function rowsOf({ properties = {}, required = [] }: JsonSchema, path = ''): Html[] {
  return Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, schema]) => {
    const items = schema['items'] as JsonSchema | undefined
    const inside = items?.['properties'] ? rowsOf(items, `${path}${name}[].`) : rowsOf(schema, `${path}${name}.`)
    return [row(`${path}${name}`, schema, (required as string[]).includes(name)), ...inside]
  })
}

function row(name: string, schema: JsonSchema, isRequired: boolean, description = schema['description']): Html {
  const said = new Set([schema['title'], description, limitsOf(schema)])
  return html`<tr><th scope="row"><code>${name}</code>${isRequired && html`<i title="Bắt buộc">*</i>`}</th>
<td>${typeText(schema)}</td><td>${[...said].filter(Boolean).join(' · ')}</td></tr>`
}

const TYPES: Record<string, string> = {
  string: 'chữ',
  integer: 'số nguyên',
  number: 'số',
  boolean: 'đúng/sai',
  object: 'nhóm',
  array: 'danh sách',
  null: 'để trống',
}

function typeText(schema: JsonSchema): Html {
  const [, name] = /\/schemas\/(\w+)$/.exec(String(schema['$ref'])) ?? []
  if (name) return html`<a href="#${name}">${name}</a>`
  const choices = schema['anyOf'] as JsonSchema[] | undefined
  if (choices) return html`${choices.map((one, index) => html`${index > 0 && ' hoặc '}${typeText(one)}`)}`
  const types = [schema['type'] ?? []].flat() as string[]
  const items = schema['items'] as JsonSchema | undefined
  const words = types.map((type) => TYPES[type] ?? type).join(' hoặc ')
  const format = typeof schema['format'] === 'string' && html` <small>${schema['format']}</small>`
  return html`${words}${format}${items && !items['properties'] && html` ${typeText(items)}`}`
}

function limitsOf({
  minimum,
  maximum,
  minLength,
  maxLength,
  minItems,
  maxItems,
  pattern,
  default: usual,
}: JsonSchema): string {
  const said = [
    minimum !== undefined && `từ ${minimum as number}`,
    maximum !== undefined && `đến ${maximum as number}`,
    minLength !== undefined && `ít nhất ${minLength as number} ký tự`,
    maxLength !== undefined && `nhiều nhất ${maxLength as number} ký tự`,
    minItems !== undefined && `ít nhất ${minItems as number} mục`,
    maxItems !== undefined && `nhiều nhất ${maxItems as number} mục`,
    pattern !== undefined && `theo mẫu ${pattern as string}`,
    usual !== undefined && `không gửi thì là ${String(usual)}`,
  ]
  return said.filter(Boolean).join(', ')
}

const exampleOf = ({ examples }: JsonSchema): Html | false =>
  Array.isArray(examples) &&
  html`<details><summary>Ví dụ</summary><pre>${JSON.stringify(examples[0], null, 2)}</pre></details>`
