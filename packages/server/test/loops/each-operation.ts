import { resourceOf } from '../../src/engine/openapi/names.ts'
import type { Operation } from '../../src/engine/operation.ts'
import { operations } from '../../src/operations.ts'
import type { testServer } from '../server.ts'
import { ask } from './ask.ts'
import type { Answer, MadeCall } from './ask.ts'

/** How somebody who may do everything asks; what was asked before may have ended their session. */
export function askAsEverybody(server: ReturnType<typeof testServer>) {
  let token = ''
  return async (operation: Operation, asked: Omit<MadeCall, 'token'>): Promise<Answer> => {
    const answer = await ask(server, operation, { ...asked, token })
    if (answer.code !== 401 || operation.needs === 'public') return answer
    token = (await server.signIn('everything')).token
    return ask(server, operation, { ...asked, token })
  }
}

/** Everything that is wrong with any operation, a few of them at a time. */
export async function eachOperation(
  look: (operation: Operation) => Promise<string[]>,
  asked: readonly Operation[] = operations,
): Promise<string[]> {
  const waiting = [...asked]
  const complaints: string[] = []
  const work = async () => {
    for (let operation = waiting.shift(); operation; operation = waiting.shift()) {
      const { method, path } = operation
      complaints.push(...(await look(operation)).map((complaint) => `${method} ${path} ${complaint}`))
    }
  }
  await Promise.all(Array.from({ length: 6 }, work))
  return complaints
}

/** One operation of each code: what every list answers alike is said of it alike, but for the name of what it lists. */
export function ofEachCode(
  all: readonly Operation[],
  and: (operation: Operation) => string = () => '',
): readonly Operation[] {
  const told = ({ method, path, summary }: Operation) => {
    const { label, plural } = resourceOf(path) ?? {}
    const names = [label, plural].filter((name) => name !== undefined)
    return `${method} ${names.reduce((text, name) => text.replaceAll(new RegExp(name, 'gi'), '…'), summary)}`
  }
  return [...new Map(all.map((operation) => [`${told(operation)} ${and(operation)}`, operation])).values()]
}
