import type { testServer } from './server.ts'

/** Moves the log, and what was done to labels, some days into the past. */
export async function movePast({ sql }: ReturnType<typeof testServer>, days: number): Promise<void> {
  await sql`alter table system_logs disable trigger user`
  await sql`update system_logs set created_at = created_at - make_interval(days => ${days})`
  await sql`alter table system_logs enable trigger user`
  await sql`update stamp_ranges set created_at = created_at - make_interval(days => ${days})`
}
