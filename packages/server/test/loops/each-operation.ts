import type { Operation } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { oneOf } from '../seed.ts'
import type { testServer } from '../server.ts'
import { ask } from './ask.ts'
import type { Answer, MadeCall } from './ask.ts'

/** Makes requests as a user with all permissions, signing in again if an earlier request ended the session. */
export function askAsEverybody(server: ReturnType<typeof testServer>) {
  let token = ''
  return async (operation: Operation, asked: Omit<MadeCall, 'token'>): Promise<Answer> => {
    const answer = await ask(server, operation, { ...asked, token })
    if (answer.code !== 401 || operation.needs === 'public') return answer
    token = (await server.signIn('everything')).token
    return ask(server, operation, { ...asked, token })
  }
}

/** Collects the complaints about all operations, a few of them at a time. */
export async function eachOperation(
  look: (operation: Operation) => Promise<string[]>,
  asked: readonly Operation[],
): Promise<string[]> {
  const waiting = [...asked]
  const complaints: string[] = []
  const work = async () => {
    for (let operation = waiting.shift(); operation; operation = waiting.shift()) {
      complaints.push(...(await look(operation)).map((complaint) => `${nameOf(operation)} ${complaint}`))
    }
  }
  await Promise.all(Array.from({ length: 6 }, work))
  return complaints
}

/**
 * The distinct operations: of those that run the same code for many resources (`like`), the seed chooses one. `and`
 * tells apart operations that differ in a further way that matters here.
 */
export function differing(
  all: readonly Operation[] = operations,
  and: (operation: Operation) => string = () => '',
): readonly Operation[] {
  const alike = Object.groupBy(all, (operation) => `${operation.like ?? nameOf(operation)} ${and(operation)}`)
  return Object.entries(alike).flatMap(([key, several]) => oneOf(several!, key))
}

export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`
