import { readFileSync, writeFileSync } from 'node:fs'
import { settingsList } from '../packages/platform/src/ports/settings/settings-list.ts'

const DOCUMENT = 'docs/operating.md'
const [BEGIN, END] = ['<!-- settings: made by `npm run settings` -->', '<!-- /settings -->']

/** Reports if the table of settings in the document differs from the one generated from the settings list. */
export function checkSettings() {
  return readFileSync(DOCUMENT, 'utf8') === withTable()
    ? []
    : [`${DOCUMENT}: its table of settings is not that of ports/settings/settings-list.ts: run «npm run settings»`]
}

export const writeSettings = () => writeFileSync(DOCUMENT, withTable())

function withTable() {
  const text = readFileSync(DOCUMENT, 'utf8')
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`${DOCUMENT} lacks ${BEGIN} … ${END}`)
  return `${text.slice(0, begin)}${BEGIN}\n\n${table()}\n\n${text.slice(end)}`
}

function table() {
  const rows = Object.entries(settingsList).map(([name, { about, whole, otherwise }]) => {
    const [usual = 'none', least, most] = whole ?? []
    return `| \`${name}\` | ${otherwise ?? usual} | ${whole ? `${least} to ${most}` : ''} | ${about} |`
  })
  return ['| setting | default | may be | |', '|---|---|---|---|', ...rows].join('\n')
}
