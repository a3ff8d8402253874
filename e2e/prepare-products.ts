import type { FullConfig } from '@playwright/test'
import { demoProvince } from '@trace/server/test/demo-province.ts'
import { PORTS } from './product.ts'

const { TEST_DATABASE_URL, E2E_PORT, SHOTS_URL } = process.env

/** Loads the demo province that the products of all workers are copies of, unless each worker has a product started by hand. */
export default async function prepareProducts({ workers }: FullConfig): Promise<void> {
  if (SHOTS_URL) return
  const ports = PORTS.slice(0, workers)
  const answering = await Promise.all(ports.map(isReady))
  const running = ports.filter((_, place) => answering[place])
  if (running.length > 0 && !E2E_PORT) throw new Error(`Another product answers at port ${running.join(', ')}`)
  process.env['E2E_RUNNING'] = running.join()
  if (running.length === ports.length) return
  if (!TEST_DATABASE_URL) throw new Error('Run the journeys with: npm test')
  await demoProvince()
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
