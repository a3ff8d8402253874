const server = 'packages/server'
const platform = 'packages/platform/src'
const faults = `${server}/test/faults`
const postgres = [`${platform}/ports/postgres/`, 'packages/embedded-postgres/src/']
const operate = `${platform}/operate/`
const commands = ['start', 'serve', 'keep-running', 'prepare', 'packages', 'builds', 'operate', 'release']
const start = [`${platform}/start/`, 'deploy/', ...commands.map((name) => `scripts/${name}.mjs`)]

/**
 * Groups of deliberate faults: the tests that cause them and check that nothing already answered is lost, and the
 * paths whose change makes the group due. A path that ends with a slash covers everything below it; a change of a
 * group's own tests makes it due, too.
 */
export const faultGroups = {
  kills: {
    files: [
      `${faults}/kills.test.ts`,
      `${faults}/embedded.test.ts`,
      `${server}/test/platform/imports-cut-off.test.ts`,
      `${server}/test/platform/jobs.test.ts`,
    ],
    paths: [...postgres, ...start, `${platform}/ports/jobs/`, 'packages/postgres/'],
  },
  postgres: {
    files: [
      `${faults}/postgres-lost.test.ts`,
      'packages/postgres/test/lost-connections.test.ts',
      'packages/postgres/test/transactions.test.ts',
    ],
    paths: [...postgres, ...start, 'packages/postgres/'],
  },
  stop: { files: [`${faults}/stop.test.ts`, `${faults}/keep-running.test.ts`], paths: [...postgres, ...start] },
  connections: { files: [`${faults}/connections.test.ts`], paths: [...postgres, ...start] },
  'two-servers': {
    files: [`${faults}/two-servers.test.ts`, `${faults}/embedded-lock.test.ts`],
    paths: [...postgres, ...start, `${platform}/live/`, `${platform}/ports/jobs/`],
  },
  outbox: { files: [`${faults}/outbox.test.ts`], paths: [`${platform}/notices/`] },
  load: { files: [`${faults}/load.test.ts`], paths: [...postgres, ...start] },
  upgrade: {
    files: [
      `${faults}/upgrade.test.ts`,
      `${faults}/upgrade-check.test.ts`,
      `${faults}/upgrade-database.test.ts`,
      `${faults}/ten-years.test.ts`,
    ],
    paths: [...postgres, operate, ...start, `${server}/migrations/`, 'package-lock.json'],
  },
  backup: {
    files: [`${faults}/backup.test.ts`, `${faults}/to-a-moment.test.ts`, `${faults}/restore.test.ts`],
    paths: [...postgres, operate, ...start],
  },
  replica: { files: [`${faults}/replica.test.ts`], paths: [...postgres, ...start, `${platform}/replica/`] },
  disk: {
    files: [`${server}/test/platform/free-space.test.ts`, `${faults}/full-disk.test.ts`],
    paths: [...postgres, operate, ...start, `${platform}/monitoring/`],
  },
  secrets: {
    files: [`${faults}/secrets.test.ts`],
    paths: [...postgres, ...start, `${platform}/access/`, `${server}/src/areas/accounts/`],
  },
  'empty-place': {
    files: [`${faults}/empty-place.test.ts`],
    paths: [...start, `${operate}setup.ts`, `${platform}/ports/settings/seed.ts`],
  },
  runbook: {
    files: [`${faults}/runbook.test.ts`],
    paths: [...postgres, operate, ...start, 'docs/van-hanh.md', 'docs/operating.md'],
  },
}

/** The names of the groups that a change of these files makes due. */
export const groupsDue = (changed) =>
  Object.entries(faultGroups)
    .filter(([, { files, paths }]) => changed.some((path) => [...files, ...paths].some((due) => covers(due, path))))
    .map(([name]) => name)

const covers = (due, path) => path === due || (due.endsWith('/') && path.startsWith(due))
