import { formatMoment, formatNumber } from '@trace/define/text/format.ts'
import { waitingMigrations } from '../ports/postgres/migrate.ts'
import { lostKeys } from '../start/keyring.ts'
import { programVersion } from './backup/program-version.ts'
import { withInstallation } from './installation.ts'
import { patchesOfPostgres } from './patches-of-postgres.ts'
import type { Installation } from './installation.ts'
import { lagOf, openReplica } from '../replica/replica.ts'
import { LONGEST_LAG } from '../start/readiness.ts'
import { findingsOf } from '../monitoring/findings.ts'
import type { Product } from '../start/product.ts'
import type { Finding } from '../monitoring/finding.ts'

/** Returns the state of the installation as text. Sets exit code 1 if something needs a person. */
export async function runStatus(product: Product): Promise<string> {
  const findings = await withInstallation((installation) => look(product, installation))
  if (findings.some(({ isTrouble }) => isTrouble)) process.exitCode = 1
  return findings.map(({ name, found, isTrouble }) => `${isTrouble ? '✖' : '✔'} ${name}: ${found}`).join('\n')
}

async function look(product: Product, { settings, pool }: Installation): Promise<Finding[]> {
  const [waiting, lost, keys, server] = await Promise.all([
    waitingMigrations(pool, product.migrations),
    lostKeys(pool, settings, product.keys),
    pool<{ name: string; fingerprint: string }[]>`select name, fingerprint from keys order by name`,
    pool<{ version: string; since: string }[]>`
      select current_setting('server_version') as version, pg_postmaster_start_time() as since`,
  ])
  return [
    { name: 'Chương trình', found: await programVersion(), isTrouble: false },
    {
      name: 'PostgreSQL',
      found: `${server[0]!.version}, chạy từ ${formatMoment(server[0]!.since)}${settings.databaseUrl ? '' : await patchesOfPostgres()}`,
      isTrouble: false,
    },
    {
      name: 'Nâng cấp cơ sở dữ liệu',
      found: waiting.length === 0 ? 'đủ' : `còn ${waiting.length} bước, chạy khi khởi động lại`,
      isTrouble: waiting.length > 0,
    },
    {
      name: 'Khóa',
      found:
        lost.length > 0
          ? `thiếu hoặc khác: ${lost.join(', ')}`
          : keys.map(({ name, fingerprint }) => `${name} ${fingerprint.slice(0, 8)}`).join(', '),
      isTrouble: lost.length > 0,
    },
    ...(settings.replica ? [await replica({ settings, pool })] : []),
    ...(await findingsOf(pool, settings, product.watched.letters)),
    ...(await product.findings(pool)),
  ]
}

/**
 * Reports how far the replica is behind. It is no trouble: what a replica does not have yet is read from the primary,
 * so a slow or lost replica costs speed, not answers.
 */
async function replica({ settings, pool }: Pick<Installation, 'settings' | 'pool'>): Promise<Finding> {
  const close = await openReplica(pool, settings)
  try {
    const lag = await lagOf(pool)
    const seconds = formatNumber(Math.round(lag?.seconds ?? 0))
    return {
      name: 'Bản sao để đọc',
      found: lag ? `chậm ${seconds} giây, ${formatNumber(lag.bytes)} byte` : 'không trả lời',
      isTrouble: !lag || lag.seconds > LONGEST_LAG,
    }
  } finally {
    await close()
  }
}
