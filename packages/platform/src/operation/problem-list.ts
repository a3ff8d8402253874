import { Invalid } from '@trace/define/read.ts'
import type { Problems } from '@trace/define/read.ts'
import { Refusal } from '../refusal.ts'

/**
 * The problems that the rules of an operation find in a request. A rule adds its problem, and the next rule is checked;
 * if no further rule would make sense, it throws `refuseField`, which is reported with the problems added so far.
 */
export class ProblemList {
  readonly #noted: Problems = {}

  at(field: string, message: string): void {
    ;(this.#noted[field] ??= []).push(message)
  }

  add(problems: Problems): void {
    for (const [field, messages] of Object.entries(problems)) for (const message of messages) this.at(field, message)
  }

  /** Runs a rule that may throw; if it throws problems, adds them and returns null. */
  async try<T>(rule: () => T | Promise<T>): Promise<T | null> {
    try {
      return await rule()
    } catch (error) {
      this.add(errorsOf(error))
      return null
    }
  }

  /** Runs all rules, and throws 422 with every problem that they found. */
  static async refuse<T>(rules: (problems: ProblemList) => T | Promise<T>): Promise<T> {
    const problems = new ProblemList()
    const done = await problems.try(async () => ({ result: await rules(problems) }))
    const [first] = Object.values(problems.#noted)
    if (!first && done) return done.result
    throw new Refusal(422, first?.[0] ?? 'Dữ liệu không hợp lệ', { errors: problems.#noted })
  }
}

/** The field problems that a rule has thrown; any other error is rethrown. */
export function errorsOf(error: unknown): Problems {
  if (error instanceof Invalid) return error.problems
  if (error instanceof Refusal && error.errors && error.code === 422) return error.errors
  throw error
}
