import { Invalid } from '@trace/define/read.ts'
import type { Problems } from '@trace/define/read.ts'
import { Refusal } from '../refusal.ts'

/**
 * What the rules of an operation find wrong with what was sent. A rule notes its problem and lets the next one ask; one
 * without which no further rule makes sense throws `refuseField`, and what was noted until then is told with it.
 */
export class ProblemList {
  readonly #noted: Problems = {}

  at(field: string, message: string): void {
    ;(this.#noted[field] ??= []).push(message)
  }

  add(problems: Problems): void {
    for (const [field, messages] of Object.entries(problems)) for (const message of messages) this.at(field, message)
  }

  /** Asks a rule that throws, and goes on: null, if it found something wrong. */
  async try<T>(rule: () => T | Promise<T>): Promise<T | null> {
    try {
      return await rule()
    } catch (error) {
      this.add(errorsOf(error))
      return null
    }
  }

  /** Asks all rules, and refuses with everything that is wrong. */
  static async refuse<T>(rules: (problems: ProblemList) => T | Promise<T>): Promise<T> {
    const problems = new ProblemList()
    const done = await problems.try(async () => ({ result: await rules(problems) }))
    const [first] = Object.values(problems.#noted)
    if (!first && done) return done.result
    throw new Refusal(422, first?.[0] ?? 'Dữ liệu không hợp lệ', { errors: problems.#noted })
  }
}

/** The problems of fields that a rule throws; whatever else was thrown is thrown on. */
export function errorsOf(error: unknown): Problems {
  if (error instanceof Invalid) return error.problems
  if (error instanceof Refusal && error.errors && error.code === 422) return error.errors
  throw error
}
