import type { Sql } from './connect.ts'

/**
 * State of one database, created when it is first used. A process keeps its memory of rows this way, so that two
 * servers on different databases can share a process.
 */
export function perDatabase<State>(make: () => State): (sql: Sql) => State {
  const states = new Map<string, State>()
  return (sql) => {
    const name = nameOf(sql)
    let state = states.get(name)
    if (state === undefined) states.set(name, (state = make()))
    return state
  }
}

/** A pool and its transactions share their options. */
const names = new WeakMap<object, string>()

function nameOf({ options }: Sql): string {
  let name = names.get(options)
  if (name === undefined) {
    const { host, port, database } = options
    names.set(options, (name = JSON.stringify([host, port, database])))
  }
  return name
}
