import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = 'docs/decisions'
const form = /^# (\d+)\. (.+)\n\n- Date: (\d{4}-\d\d-\d\d)\n- Status: (.+)\n\n/

/** Checks the decision records: form, unique numbers, and their entry in the table of decisions. */
export function checkDecisions() {
  const files = globSync(`${folder}/[0-9]*.md`).toSorted()
  const listed = readFileSync(join(folder, 'README.md'), 'utf8')
  const rows = listed.split('\n').filter((line) => /^\| \d+ \| \[/.test(line))
  const wanted = files.map(rowOf)
  const numbers = files.map(numberOf)
  return [
    ...files.flatMap(aboutRecord),
    ...lost(`${folder}/README.md`, listed.replace(/^[^-|].*$/gm, '')),
    ...files
      .filter((path, at) => numbers.indexOf(numberOf(path)) < at)
      .map((path) => `${path}: another decision has this number`),
    ...wanted.filter((row) => row && !rows.includes(row)).map((row) => `${folder}/README.md: lacks the line ${row}`),
    ...rows
      .filter((row) => !wanted.includes(row))
      .map((row) => `${folder}/README.md: no record says what stands in ${row}`),
  ]
}

function aboutRecord(path) {
  const [, number, , , status] = form.exec(readFileSync(path, 'utf8')) ?? []
  if (!number)
    return [`${path}: begins otherwise than "# number. title", "- Date: year-month-day", "- Status: …" (README.md)`]
  if (Number(number) !== numberOf(path)) return [`${path}: its title says ${number}`]
  if (status === 'accepted') return []
  const [, links] = /^(?:accepted, in part )?replaced by (\[\d+\]\(\S+\)(?:, \[\d+\]\(\S+\))*)$/.exec(status) ?? []
  if (!links)
    return [`${path}: its status is neither "accepted" nor "[accepted, in part ]replaced by [number](file), …"`]
  return lost(path, links)
}

/** Links of a text to records that are not there, or that go by another number. */
function lost(path, text) {
  return [...text.matchAll(/\[(\d+)\]\((\d{4}-[^)]+)\)/g)]
    .filter(([, number, file]) => !existsSync(join(folder, file)) || Number(number) !== numberOf(file))
    .map(([link]) => `${path}: ${link} leads to no record of this number`)
}

function rowOf(path) {
  const [, number, title, date, status] = form.exec(readFileSync(path, 'utf8')) ?? []
  return number && `| ${number} | [${title}](${basename(path)}) | ${date} | ${status} |`
}

const numberOf = (path) => Number(basename(path).slice(0, 4))
