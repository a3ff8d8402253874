import { copyDemoProvince } from '@trace/server/test/demo-province.ts'
import { launchServer } from '@trace/server/test/product.ts'
import { PORT, runningPorts, URL } from './product.ts'

/** The product of one worker. */
export interface FreshProduct {
  /** Restarts the product on a fresh copy of the demo province, unless it already runs for this spec file. */
  for(file: string): Promise<void>
  end(): Promise<void>
}

export function freshProduct(): FreshProduct {
  if (process.env['SHOTS_URL'] || runningPorts().includes(PORT)) return { for: async () => {}, end: async () => {} }
  let [current, stop] = ['', async () => {}]
  return {
    async for(file) {
      if (file === current) return
      await stop()
      const { url, dataDir, drop } = await copyDemoProvince()
      const end = await launchServer({ DATABASE_URL: url, DATA_DIR: dataDir, PORT: String(PORT), PUBLIC_URL: URL })
      current = file
      stop = async () => {
        await end('SIGKILL')
        await drop()
      }
    },
    end: () => stop(),
  }
}
