import { globSync, readFileSync } from 'node:fs'

/**
 * The maximum number of lines, without tests, of each part that could serve another product, and the reason for its
 * last increase. Code that exceeds a budget needs a new reason here, or belongs in an area.
 */
const budget = [
  ['packages/define/src/', 6_210, 'a day that cannot be read is quoted, with how it is written'],
  [
    'packages/platform/src/',
    26_800,
    'imports tell copied IDs and formulas without a result; totals follow owners who move',
  ],
  ['packages/embedded-postgres/src/', 1_100, 'it became a package'],
  [
    'packages/screens/src/',
    26_850,
    'drafts, reasons and keys know what they are about; pictures are put in order; problems are checked again',
  ],
]

/** The maximum number of lines of stylesheets of each part. They only shrink (decision 184). */
const styles = [
  ['packages/screens/src/', 7_472],
  ['packages/admin/src/', 3_515],
  ['packages/site/src/', 2_520],
]

const linesOf = (files) => files.reduce((sum, { source }) => sum + source.split('\n').length - 1, 0)

/** Checks that no part has more lines of code and of stylesheets than its budget. */
export function checkBudget(modules) {
  const code = modules.filter(({ path }) => !path.endsWith('.test.ts'))
  const sheets = globSync('packages/*/src/**/*.css').map((path) => ({ path, source: readFileSync(path, 'utf8') }))
  const over = (files, [part, most, why]) => {
    const lines = linesOf(files.filter(({ path }) => path.startsWith(part)))
    const raised = why ? ` (last raised for: ${why})` : ' of CSS'
    return lines > most ? [`${part}: ${lines} lines, ${most} at most${raised}; see scripts/check-budget.mjs`] : []
  }
  return [...budget.flatMap((part) => over(code, part)), ...styles.flatMap((part) => over(sheets, part))]
}
