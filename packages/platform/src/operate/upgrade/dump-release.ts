import { NO_RELEASES, storedReleases, writeRelease } from './release-dump.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import type { Product } from '../../start/product.ts'
import { withInstallation } from '../installation.ts'

const USAGE = 'Cách dùng: npm run dump-release -- 0.3.0'

/** Stores the rows of this installation as those of a released version, for `npm run upgrade-check` and its test. */
export async function runDumpRelease({ releases }: Product, [release = '', ...more]: string[]): Promise<string> {
  if (!/^\d+\.\d+\.\d+$/.test(release) || more.length > 0) throw new StartRefusal(USAGE)
  if (releases === null) throw new StartRefusal(NO_RELEASES)
  if ((await storedReleases(releases)).includes(release))
    throw new StartRefusal(`Đã có dữ liệu của bản phát hành ${release}`)
  return withInstallation(async ({ owner }) => `Đã ghi ${await writeRelease(owner, release, releases)}`)
}
