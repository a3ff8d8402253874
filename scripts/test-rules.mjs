import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** Memory in bytes above which a process is replaced. */
const MOST_MEMORY = 1.2e9

/** The comment by which a test file asks for a process of its own, with the reason. */
const APART = /^\/\/ own process: \S/m

/**
 * Runs test files in one process per core and one more, since tests wait for PostgreSQL and for each other. A
 * process takes file after file of one package, so that modules are compiled, and servers started, once. A file that
 * asks for it runs in its own process (see `APART`), and so does every file with `apart`. Failures are printed in
 * full, passed tests are only counted. A file that crashes its process or does not end within `longest` milliseconds
 * is reported as failed, and the rest continues in another process. `times` prints each file's CPU time; `first`
 * ends a file at its first failure, which is not printed.
 */
export async function runTestFiles(
  files,
  { processes = availableParallelism() + 1, longest = 600_000, apart = false, times = false, first = false } = {},
) {
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled')
  const tally = { passed: 0, failed: 0, failing: [] }
  const isApart = (file) => apart || APART.test(readFileSync(file, 'utf8'))
  const alone = files.filter(isApart)
  const packages = Object.values(
    Object.groupBy(
      files.filter((file) => !isApart(file)),
      packageOf,
    ),
  )
  await Promise.all(
    Array.from({ length: processes }, async () => {
      for (let file = alone.shift(); file; file = alone.shift()) await runInOneProcess([file])
      for (let queue = longestOf(packages); queue.length > 0; queue = longestOf(packages)) await runInOneProcess(queue)
    }),
  )
  return tally

  /** Runs files until none are left, or until the process dies or takes too much memory. */
  async function runInOneProcess(queue) {
    const worker = startWorker()
    for (let file = queue.shift(); file; file = queue.shift()) {
      const { passed, failures, output, seconds, memory, isLost } = await worker.run(file, longest, first)
      if (times) console.log(`${seconds.toFixed(1)} s, ${passed} passed: ${file}`)
      tally.passed += passed
      tally.failed += failures.length
      for (const line of output.split('\n')) if (line.startsWith('skipped')) console.log(line)
      tally.failing.push(...failures.map((failure) => /^✖ (.*)/.exec(failure)[1]))
      if (!first) printFailures(file, failures, output)
      if (isLost) return
      // What modules and finished tests hold on to adds up; the next process begins anew.
      if (memory > MOST_MEMORY) break
    }
    await worker.end()
  }
}

function printFailures(file, failures, output) {
  for (const failure of failures) console.log(`\n${failure}`)
  if (failures.length > 0 && output) console.log(`\n${file}:\n${output}`)
}

const packageOf = (file) => file.split('/').slice(0, 2).join('/')
const longestOf = (queues) => queues.reduce((longest, queue) => (queue.length > longest.length ? queue : longest), [])

function startWorker() {
  const worker = fork(join(import.meta.dirname, 'test-worker.mjs'), {
    execArgv: [`--test-reporter=${join(import.meta.dirname, 'test-reporter.mjs')}`],
    env: { ...process.env, NODE_ENV: 'test', ...(process.stdout.isTTY && { TEST_COLORS: '1' }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = new Promise((resolve) => worker.once('close', (code, signal) => resolve(signal ?? `code ${code}`)))
  let hear = () => {}
  worker.on('message', (message) => hear(message))
  let output = ''
  for (const out of [worker.stdout, worker.stderr]) out.setEncoding('utf8').on('data', (text) => (output += text))

  return {
    async run(file, longest, first) {
      output = ''
      const seen = { passed: 0, failures: [], running: [], seconds: 0, memory: 0 }
      const done = Promise.withResolvers()
      hear = (message) => {
        if (note(message, seen, file)) done.resolve(false)
        else if (first && seen.failures.length > 0) worker.kill('SIGKILL')
      }
      const late = setTimeout(
        () => {
          seen.failures.push(lost(file, `did not end within ${longest / 1_000} seconds`, seen))
          worker.kill('SIGKILL')
        },
        Math.min(longest, LONGEST_TIMER),
      )
      void ended.then((how) => done.resolve(how))
      worker.send(file)
      const how = await done.promise
      clearTimeout(late)
      if (how && seen.failures.length === 0) seen.failures.push(lost(file, `ended its process with ${how}`, seen))
      return { ...seen, output, isLost: how !== false }
    },
    async end() {
      worker.send(null)
      await ended
    },
  }
}

const LONGEST_TIMER = 2 ** 31 - 1

const lost = (file, how, { running }) =>
  `✖ ${file} ${how}${running.length > 0 ? `; at that time ran: ${running.join(' › ')}` : ''}`

/** Records a message of a process about its tests; returns whether the file is done. */
function note({ type, name, nesting, file, line, reason, passed, seconds, memory, message }, seen, path) {
  if (type === 'start' && nesting > 0) seen.running.push(name)
  if (type === 'stray') seen.failures.push(`✖ ${path}\n  ${message}`)
  if (type !== 'end') return false
  seen.running.splice(seen.running.lastIndexOf(name), 1)
  if (reason !== null) seen.failures.push(`✖ ${name}\n  ${file}:${line}\n${reason.replace(/^/gm, '  ')}`)
  else if (passed) seen.passed++
  Object.assign(seen, { seconds, memory })
  return nesting === 0
}
