/** Test reporter that prints only the messages of failed tests. */
export default async function* sayFailures(events) {
  for await (const { type, data } of events) {
    const { error } = data.details ?? {}
    if (type === 'test:fail' && error?.failureType !== 'subtestsFailed') yield `${(error.cause ?? error).message}\n`
  }
}
