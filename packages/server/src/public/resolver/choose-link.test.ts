import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseLink, linkTypeOf, wantsLinkset } from './choose-link.ts'
import type { Link, Links } from './choose-link.ts'

const page = (name: string, ...hreflang: string[]): Link => ({
  href: `https://vi-du.vn/${name}`,
  title: name,
  type: 'text/html',
  hreflang,
})
const product: Links = {
  defaultLink: [{ href: 'https://vi-du.vn/usual', title: 'usual' }],
  defaultLinkMulti: [page('usual', 'vi'), page('english', 'en')],
  pip: [page('pip-vi', 'vi'), page('pip-en', 'en')],
  registerProduct: [page('american', 'en-US'), page('british', 'en-GB', 'en'), page('irish', 'en-IE')],
  certificationInfo: [page('one', 'en'), page('two', 'en'), page('three', 'vi')],
  masterData: [page('sheet', 'vi'), { href: 'https://vi-du.vn/data', title: 'data', type: 'application/json' }],
}
const lot: Links = {
  defaultLink: [{ href: 'https://vi-du.vn/lot', title: 'lot' }],
  traceability: [page('history', 'vi')],
}

const choices: [linkType: string | null, headers: { language?: string; accept?: string }, chosen: string][] = [
  [null, {}, 'usual'],
  [null, { language: 'en-GB,en;q=0.9' }, 'english'],
  [null, { language: 'vi-VN,vi;q=0.9,en;q=0.8' }, 'usual'],
  [null, { language: 'fr' }, 'usual'],
  ['pip', {}, 'pip-vi'],
  ['pip', { language: 'en' }, 'pip-en'],
  ['pip', { language: 'fr-FR,en;q=0.5,vi;q=0.7' }, 'pip-vi'],
  ['pip', { language: 'vi;q=0,en' }, 'pip-en'],
  ['registerProduct', { language: 'en-GB,en;q=0.9,en-US;q=0.8,en-IE;q=0.7' }, 'british'],
  ['registerProduct', { language: 'en,en-US;q=0.8,en-IE;q=0.7' }, 'british'],
  ['registerProduct', { language: 'en-US,en;q=0.9,en-GB;q=0.8' }, 'american'],
  ['registerProduct', { language: 'en-IE;q=0.9,en;q=0.8,en-GB;q=0.7' }, 'irish'],
  ['certificationInfo', { language: 'vi' }, 'three'],
  ['certificationInfo', { language: 'en' }, 'one, two'],
  ['certificationInfo', {}, 'one, two'],
  ['masterData', { accept: 'application/json' }, 'data'],
  ['masterData', { accept: '*/*' }, 'sheet'],
  ['masterData', { accept: 'text/html,application/json;q=0.9' }, 'sheet'],
  ['recipeInfo', {}, ''],
  ['toString', {}, ''],
]
for (const [linkType, headers, chosen] of choices) {
  const asked = `${linkType ?? 'nothing'} with ${JSON.stringify(headers)}`
  test(`asked for ${asked}, a product ${chosen ? `leads to ${chosen}` : 'leads nowhere'}`, () => {
    const choice = chooseLink([product], { linkType, ...headers })
    const links = choice.kind === 'one' ? [choice.link] : choice.kind === 'several' ? choice.links : []
    assert.equal(links.map(({ title }) => title).join(', '), chosen)
    assert.equal(choice.kind, links.length > 1 ? 'several' : links.length === 1 ? 'one' : 'none')
  })
}

test('what a lot does not have is looked for at its product, but never its usual page', () => {
  const titleOf = (linkType: string | null, language: string) => {
    const choice = chooseLink([lot, product], { linkType, language })
    return choice.kind === 'one' ? choice.link.title : choice.kind
  }
  assert.equal(titleOf('traceability', 'en'), 'history')
  assert.equal(titleOf('pip', 'en'), 'pip-en')
  assert.equal(titleOf(null, 'en'), 'lot')
})

const names: [asked: string | undefined, name: string | null][] = [
  ['gs1:pip', 'pip'],
  ['https://gs1.org/voc/pip', 'pip'],
  ['https://ref.gs1.org/voc/pip', 'pip'],
  ['https://www.gs1.org/voc/pip', 'pip'],
  ['gs1:defaultLink', null],
  ['', null],
  [undefined, null],
  ['linkset', 'linkset'],
]
for (const [asked, name] of names) {
  test(`the link type '${asked}' is ${name ?? 'the usual one'}`, () => {
    assert.equal(linkTypeOf(asked), name)
  })
}

const linksets: [linkType: string | null, accept: string | undefined, wanted: boolean][] = [
  ['linkset', undefined, true],
  ['all', 'text/html', true],
  [null, 'application/linkset+json', true],
  [null, 'application/json', true],
  [null, 'text/html,application/xhtml+xml,*/*;q=0.8', false],
  [null, '*/*', false],
  [null, undefined, false],
  ['pip', 'application/linkset+json', false],
]
for (const [linkType, accept, wanted] of linksets) {
  test(`${linkType ?? 'no type'} and Accept ${accept ?? 'missing'} ${wanted ? 'ask' : 'do not ask'} for the linkset`, () => {
    assert.equal(wantsLinkset({ linkType, accept }), wanted)
  })
}
