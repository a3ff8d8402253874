import assert from 'node:assert/strict'
import type { Resource } from '@trace/define/resource.ts'
import type { SheetColumn } from '@trace/platform/sheets/workbook.ts'
import type { Cell } from '@trace/platform/sheets/sheet.ts'
import { makeWorkbook } from '@trace/platform/sheets/write-workbook.ts'
import { finished } from './finished.ts'
import { readSheet } from './read-sheet.ts'
import type { testServer } from './server.ts'
import { upload } from './upload.ts'

type Server = ReturnType<typeof testServer>
export type Signed = Awaited<ReturnType<Server['signIn']>>

export const columnsFor = (headings: string[]): SheetColumn[] =>
  headings.map((heading) => ({ heading, width: 20, format: 'text' }))

export const sheet = (headings: string[], ...rows: Cell[][]) =>
  makeWorkbook([{ name: 'Dữ liệu', columns: columnsFor(headings), rows }])

interface How {
  dry?: boolean
  partial?: string
  rows?: string
}

/** Imports workbooks as the import dialog does, and reads those that the server creates. */
export const workbooksOf = (server: Server) => ({
  async send(call: Signed, resource: Resource, bytes: Buffer, { dry = false, ...fields }: How = {}) {
    const path = `/import-${resource.name}` as const
    const reply = await upload(server.app, dry ? `${path}/preview` : path, {
      token: call.token,
      name: 'dữ liệu.xlsx',
      bytes,
      fields,
    })
    assert.equal(reply.code, 200, reply.message)
    return finished(call, reply.data.job)
  },
  async rowsAt(url: string): Promise<Cell[][]> {
    const rows: Cell[][] = []
    for await (const { cells } of readSheet((await server.app.inject({ url })).rawPayload)) rows.push(cells)
    return rows
  },
  /** The sheets of an export, for tests that change cells and import them again. */
  async sheetsOf(call: Signed, path: `/export-${string}`, names: string[]) {
    return this.sheetsAt((await call('GET', path)).data.url, names)
  },
  async sheetsAt(url: string, names: string[]) {
    const bytes = (await server.app.inject({ url })).rawPayload
    const sheets = await Promise.all(
      [undefined, ...names].map(async (name) => {
        const rows: Cell[][] = []
        for await (const { cells } of readSheet(bytes, name)) rows.push(cells)
        return { name: name ?? 'Dữ liệu', rows }
      }),
    )
    const set = (sheet: number, row: number, heading: string, value: Cell) => {
      sheets[sheet]!.rows[row]![sheets[sheet]!.rows[0]!.indexOf(heading)] = value
    }
    const workbook = () =>
      makeWorkbook(
        sheets.map(({ name, rows: [headings = [], ...rows] }) => ({
          name,
          rows,
          columns: columnsFor(headings.map(String)),
        })),
      )
    return { sheets, set, workbook }
  },
})
