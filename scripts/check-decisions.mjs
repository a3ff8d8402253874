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
  const [, successor] = /^replaced by \[\d+\]\(([^)]+)\)$/.exec(status) ?? []
  if (!successor) return [`${path}: its status is neither "accepted" nor "replaced by [number](file)"`]
  return existsSync(join(folder, successor)) ? [] : [`${path}: ${successor}, which replaces it, is not there`]
}

function rowOf(path) {
  const [, number, title, date, status] = form.exec(readFileSync(path, 'utf8')) ?? []
  return number && `| ${number} | [${title}](${basename(path)}) | ${date} | ${status} |`
}

const numberOf = (path) => Number(basename(path).slice(0, 4))
