import type { TestContext } from 'node:test'
import { programUrl } from '@trace/platform/ports/postgres/program-role.ts'
import { startProduct } from '../product.ts'
import type { Product } from '../product.ts'
import type { testServer } from '../server.ts'

/** Two servers, each a process of its own, on the database and the data folder of a test. */
export async function startTwo(
  t: TestContext,
  { url, settings: { dataDir } }: ReturnType<typeof testServer>,
): Promise<[Product, Product]> {
  const settings = {
    DATABASE_URL: programUrl(url).href,
    DATABASE_OWNER_URL: url,
    DATA_DIR: dataDir,
    POOL_SIZE: '8',
    TRUSTED_PROXIES: '127.0.0.1',
    PUBLIC_URL: 'https://truyxuat.example.vn',
  }
  const two = await Promise.all([startProduct(t, settings), startProduct(t, settings)])
  await Promise.all(two.map((each) => each.ready()))
  return two
}
