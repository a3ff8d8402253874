import base from './playwright.config.ts'
const { webServer: _, reporter: __, ...rest } = base
export default { ...rest, outputDir: '/tmp/round2-tools/results', reporter: 'list', maxFailures: 3 }
