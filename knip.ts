import type { KnipConfig } from 'knip'

/** `npm run check` runs it twice: with the tests, and for what ships alone, where an export that only tests use is one that nobody uses. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Programs of the machine, which no package brings.
  exclude: ['binaries'],
  // Settings of builds call it, which are not among what ships.
  ignoreIssues: { 'packages/screens/build/config.ts': ['exports'] },
  // Style sheets name fonts and one another.
  compilers: {
    css: (text) =>
      [...text.matchAll(/(?:url\(|@import )'([^'/][^']*)'/g)].map(([, file]) => `import '${file}'`).join('\n'),
  },
  workspaces: {
    '.': { entry: ['scripts/*.mjs!'], project: ['scripts/**/*.mjs!'] },
    'packages/define': {
      includeEntryExports: true,
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!'],
    },
    'packages/domain': {
      includeEntryExports: true,
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!'],
    },
    'packages/postgres': { entry: ['test/*.test.ts'], project: ['test/**'] },
    'packages/platform': {
      entry: ['src/schema/{check,write}-*.ts!', 'src/**/*.test.ts'],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!'],
    },
    'packages/server': {
      entry: ['src/**/{check,write}-*.ts!', 'src/**/*.test.ts', 'test/loops/*.test.ts'],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!', 'test/**/*.ts'],
    },
    'packages/demo': { entry: ['test/*.test.ts'], project: ['src/**/*.ts!', 'test/**/*.ts'] },
    'packages/screens': {
      includeEntryExports: true,
      entry: ['src/boot/*.ts!', 'worker/worker.ts!', 'src/**/*.test.ts'],
      project: ['{src,build,worker}/**/*.{ts,tsx,css}!', '!src/**/*.test.ts!'],
    },
    'packages/admin': {
      entry: ['{src,test}/**/*.test.ts'],
      project: ['src/**/*.{ts,tsx,css}!', '!src/**/*.test.ts!', 'test/**'],
    },
    'packages/site': { entry: ['vite.config.ts!', 'test/*.test.ts'], project: ['src/**/*.{ts,tsx,css}!', 'test/**'] },
    'examples/library': {
      // Its script `build` runs it.
      ignoreDependencies: ['vite'],
      entry: ['*.mjs!', 'src/{library,definitions}.ts!', 'screens/main.tsx!', 'test/*.test.ts'],
      project: ['{screens,src,.}/**/*.{ts,tsx,mjs,css}!', '!test/**!'],
    },
    'examples/parts': {
      // Its script `build` runs it.
      ignoreDependencies: ['vite'],
      entry: ['*.mjs!', 'src/{parts,definitions}.ts!', 'screens/main.tsx!', 'test/*.test.ts'],
      project: ['{screens,src,.}/**/*.{ts,tsx,mjs,css}!', '!test/**!'],
    },
    e2e: { entry: ['*.{spec,pictures,config}.ts'], project: ['**/*.ts'] },
    clones: { entry: ['run.ts!'], project: ['*.ts!'] },
    bench: { entry: ['*.ts', 'bare/*.ts', 'profile/{profile,named-json}.ts'], project: ['**/*.ts'] },
  },
}

export default config
