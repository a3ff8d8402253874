import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './commands.mjs'

/**
 * Runs journeys, the end-to-end tests of the whole product, in Chromium: the given files, with traces of failures
 * (recording costs a fifth of the time), or those that TEST_SEED, TEST_CHANGED and TEST_NIGHTLY select. Takes the
 * path of Chromium; fails without. `times` prints how long each file took.
 */
export async function runJourneys(files, folder, chromium, { times = false } = {}) {
  if (!chromium) return { passed: 0, failed: 1 }

  const report = join(folder, 'journeys.json')
  Object.assign(process.env, { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const trace = files.length > 0 ? ['--trace=retain-on-failure'] : []
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e', '--reporter=dot,json', ...trace]
  const { journeysOfThisRun } = await import('../e2e/journeys.ts')
  const chosen = files.length > 0 ? files : journeysOfThisRun()
  console.log(`journeys: ${chosen.join(' ')}`)
  const code = await run(process.execPath, [...playwright, ...chosen])
  const { stats = {}, suites = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const { expected = 0, unexpected = 0 } = stats
  if (times) for (const suite of suites) console.log(`${secondsOf(suite).toFixed(1)} s: e2e/${suite.title}`)
  if (code !== 0) suites.flatMap(pagesShownIn).forEach((shown) => console.log(shown))
  return { passed: expected, failed: code === 0 ? 0 : Math.max(unexpected, 1) }
}

/** Seconds that the tests of a suite and its nested suites took, added up. */
const secondsOf = ({ suites = [], specs }) =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration / 1_000, 0) + suites.reduce((sum, suite) => sum + secondsOf(suite), 0)

const LINES_SHOWN = 60

/**
 * The page where tests of a suite and its nested suites failed, without the menu: the only trace of a failure on
 * another machine.
 */
function pagesShownIn({ suites = [], specs }) {
  const files = specs
    .flatMap(({ tests }) => tests.filter(({ status }) => status === 'unexpected'))
    .flatMap(({ results }) => results.flatMap(({ attachments }) => attachments))
    .filter(({ name, path }) => name === 'error-context' && path && existsSync(path))
  return [...files.map(({ path }) => shownBy(readFileSync(path, 'utf8'))), ...suites.flatMap(pagesShownIn)]
}

function shownBy(report) {
  const [, snapshot = ''] = /```yaml\n([^]*?)```/.exec(report) ?? []
  const lines = snapshot.split('\n')
  const start = Math.max(
    lines.findIndex((line) => /^ *- main\b/.test(line)),
    0,
  )
  return lines.slice(start, start + LINES_SHOWN).join('\n')
}

/** Finds Chromium, or installs it first; says so when there is none. */
export async function needChromium() {
  const chromium = findChromium() ?? (await installChromium())
  if (!chromium) console.log('Thiếu Chromium: hãy chạy «sudo apt-get install chromium», hoặc đặt CHROMIUM=/đường/dẫn')
  return chromium
}

/** Prefers the headless shell: it takes a quarter less time. */
function findChromium() {
  const usual = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
    (name) => `/usr/bin/${name}`,
  )
  return [process.env.CHROMIUM, ...usual].find((path) => path && existsSync(path))
}

/** Installs Chromium from the system's packages, which needs root. */
async function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Đang cài Chromium từ kho của hệ điều hành…')
  const aptGet = (...args) =>
    run('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  await aptGet('update', '-q')
  for (const name of ['chromium-headless-shell', 'chromium'])
    if ((await aptGet('install', '-qy', '--no-install-recommends', name)) === 0) return findChromium()
  return undefined
}
