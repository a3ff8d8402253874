import { join } from 'node:path'
import { run } from 'node:test'
import { inspect } from 'node:util'

/** Runs test files, four at a time, since each waits for PostgreSQL now and then. Failures are printed in full, passed tests are only counted. */
export async function runTestFiles(files, concurrency = 4, longest = 600_000) {
  // Compile cache: each test file is a process that would compile the whole server again, a third of its time.
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled')
  const tally = { passed: 0, failed: 0 }
  const output = new Map()
  const failing = new Set()
  for await (const { type, data } of run({ files, concurrency, timeout: longest })) {
    if (type === 'test:stdout' || type === 'test:stderr') collectOutput(output, data)
    // An error after a file's last test makes the file fail, and is reported only here.
    if (type === 'test:diagnostic' && data.message.startsWith('Error: '))
      console.log(`\n${data.file}:\n${data.message}`)
    if (type === 'test:fail') {
      failing.add(data.file)
      printFailure(data)
    }
    if (type === 'test:summary' && !data.file) {
      tally.passed = data.counts.passed
      tally.failed = data.counts.failed + data.counts.cancelled
    }
  }
  for (const file of failing) if (output.has(file)) console.log(`\n${file}:\n${output.get(file)}`)
  return tally
}

function printFailure({ name, file, line, details: { error } }) {
  if (error.failureType === 'subtestsFailed') return
  const { exitCode, signal } = error
  const reason = inspect(exitCode || signal ? { cause: error.cause, exitCode, signal } : (error.cause ?? error), {
    colors: process.stdout.isTTY,
  })
  console.log(`\n✖ ${name}\n  ${file}:${line}\n${reason.replace(/^/gm, '  ')}`)
}

function collectOutput(output, { file, message }) {
  output.set(file, (output.get(file) ?? '') + message)
  for (const line of message.split('\n')) if (line.startsWith('skipped')) console.log(line)
}
