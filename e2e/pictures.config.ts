import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Takes pictures of the product with the demo province, or of the running product that SHOTS_URL names. */
export default defineConfig({
  ...journeys,
  workers: 1,
  testMatch: '*.pictures.ts',
  timeout: 1_800_000,
  reporter: [['line']],
  use: { ...journeys.use, trace: 'off', contextOptions: { reducedMotion: 'reduce' } },
})
