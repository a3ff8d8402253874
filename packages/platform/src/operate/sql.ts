import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import type { Pool } from '../ports/postgres/connect.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { withInstallation } from './installation.ts'

const USAGE = 'Cách dùng: npm run sql -- [--write] ["select …"]'

/** Maximum of rows printed; the others are only counted. */
const MOST_ROWS = 200

/** Runs one SQL statement, or the statements that are typed in; it only reads unless `--write` is given. */
export async function runSql(args: string[]): Promise<string> {
  const { statement, write } = readArguments(args)
  return withInstallation(async ({ owner }) => {
    if (statement !== undefined) return ask(owner, statement, write)
    process.stdout.write('Gõ một câu lệnh SQL trên một dòng. Kết thúc bằng Ctrl+D.\n')
    for await (const line of createInterface({ input: process.stdin })) {
      if (!line.trim()) continue
      const told = await ask(owner, line, write).catch((error: unknown) => `Lỗi: ${(error as Error).message}`)
      process.stdout.write(`${told}\n`)
    }
    return 'Đã kết thúc'
  })
}

function readArguments(args: string[]): { statement: string | undefined; write: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { write: { type: 'boolean', default: false } },
    })
    if (positionals.length <= 1) return { statement: positionals[0], write: values.write }
  } catch {
    // Reported below.
  }
  throw new StartRefusal(USAGE)
}

/**
 * Runs a statement in its own transaction. It is sent as a prepared statement: PostgreSQL then accepts only one, which
 * cannot end the transaction.
 */
async function ask(pool: Pool, statement: string, write: boolean): Promise<string> {
  const result = await pool
    .begin(write ? 'read write' : 'read only', (sql) =>
      sql.unsafe<Record<string, unknown>[]>(statement, [], { prepare: true, simple: false }),
    )
    .catch((error: Error) => {
      throw new StartRefusal(`PostgreSQL: ${error.message}`)
    })
  const rows = result.slice(0, MOST_ROWS)
  const columns = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => columns.map((column) => textOf(row[column])))
  const lines = [columns, ...cells].map((line) => line.join('\t'))
  const more = result.length > MOST_ROWS ? `, in ${MOST_ROWS} dòng đầu` : ''
  return [...(columns.length > 0 ? lines : []), `${result.command} ${result.count ?? result.length}${more}`].join('\n')
}

const textOf = (value: unknown): string =>
  value === null ? '∅' : (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/[\n\t]/g, ' ')
