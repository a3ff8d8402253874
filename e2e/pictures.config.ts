import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Takes pictures of the product with the demo province, of a running one where SHOTS_URL names it. */
export default defineConfig({
  ...journeys,
  workers: 1,
  testMatch: '*.pictures.ts',
  timeout: 1_800_000,
  reporter: [['line']],
  use: { ...journeys.use, trace: 'off', contextOptions: { reducedMotion: 'reduce' } },
})
