import { inspect } from 'node:util'

/** Sends what happens in a process of tests to the one that started it (`test-rules.mjs`). */
export default async function* reportToParent(events) {
  let before = process.cpuUsage()
  for await (const { type, data } of events) {
    const { name, nesting, file, line } = data
    if (type === 'test:start') process.send({ type: 'start', name, nesting })
    if (type === 'test:pass' || type === 'test:fail') {
      const { type: kind, error } = data.details
      // A suite fails because of its tests, which were reported already, or of its own hook.
      const isOwn = kind !== 'suite' || (error && error.failureType !== 'subtestsFailed')
      const fails = error && error.failureType !== 'subtestsFailed'
      const reason = fails ? inspect(error.cause ?? error, { colors: process.env.TEST_COLORS === '1' }) : null
      const passed = type === 'test:pass' && isOwn && data.skip === undefined
      const { user, system } = process.cpuUsage(before)
      if (nesting === 0) before = process.cpuUsage()
      process.send({
        type: 'end',
        name,
        nesting,
        file,
        line,
        reason,
        passed,
        seconds: (user + system) / 1e6,
        memory: process.memoryUsage.rss(),
      })
    }
    // Only a diagnostic reports an error after a test's end.
    if (type === 'test:diagnostic' && data.message.startsWith('Error: '))
      process.send({ type: 'stray', message: data.message })
  }
  yield ''
}
