/**
 * The maximum number of lines, without tests, of each part that could serve another product, and the reason for its
 * last increase. Code that exceeds a budget needs a new reason here, or belongs in an area.
 */
const budget = [
  ['packages/define/src/', 6_200, 'check-lists and days of a calendar became part of the language'],
  [
    'packages/platform/src/',
    25_550,
    'a start refuses forms without a call and lists named as its own tables; the last administrator stays',
  ],
  ['packages/embedded-postgres/src/', 1_100, 'it became a package'],
  [
    'packages/screens/src/',
    26_250,
    'pages of signing in and the log became those of any product; comments became sentences',
  ],
]

const matches = (pattern) =>
  new RegExp(`^${pattern.replace(/\{(.+)\}/, (_, names) => `(${names.replaceAll(',', '|')})`)}(?!.*\\.test\\.ts$)`)

/** Checks that the platform has no more lines than its budget. */
export const checkBudget = (modules) =>
  budget.flatMap(([pattern, most, why]) => {
    const part = matches(pattern)
    const own = modules.filter(({ path }) => part.test(path))
    const lines = own.reduce((sum, { source }) => sum + source.split('\n').length - 1, 0)
    return lines > most
      ? [`${pattern}: ${lines} lines, ${most} at most (last raised for: ${why}); see scripts/check-budget.mjs`]
      : []
  })
