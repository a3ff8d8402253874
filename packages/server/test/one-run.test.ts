import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'

interface Plan {
  chosen: string[]
  reached: number
  late: number
}

const planFor = (changed: string, seed = 1): Plan =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { testFilesOfOneRun } from './scripts/test-plan.mjs'
         console.log(JSON.stringify(testFilesOfOneRun(${JSON.stringify([changed])})))`,
      ],
      { env: { ...process.env, TEST_SEED: String(seed), TEST_NIGHTLY: '0' } },
    ).toString(),
  ) as Plan

test('a run takes the tests that are known to find faults where something changed, and leaves the far ones to the night', () => {
  const { chosen, reached, late } = planFor('packages/platform/src/store/write.ts')
  for (const test of ['loops/reach', 'loops/done-messages', 'platform/bulk'])
    assert.ok(chosen.includes(`packages/server/test/${test}.test.ts`), test)
  assert.ok(late > reached / 2, `${late} of ${reached}`)
})

test('a run takes a test that changed itself, however long it takes', () => {
  const path = 'packages/server/test/loops/permissions.test.ts'
  assert.ok(planFor(path).chosen.includes(path))
})

test('another seed takes other tests that are as far from the change', () => {
  const [one, other] = [1, 2].map((seed) => new Set(planFor('packages/platform/src/viewer.ts', seed).chosen))
  const both = [...one!].filter((path) => other!.has(path) && !/^packages\/(define|domain)\//.test(path))
  assert.ok(both.length < one!.size / 3, `${both.length} of ${one!.size} twice`)
})
