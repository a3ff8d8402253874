import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'

const script = join(process.cwd(), 'scripts/lint.mjs')
const root = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
after(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** The folders that the linter would read now; with 'found()', they are also recorded as having no findings. */
const toLint = (finding = ''): string[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { foldersToLint } from '${script}'
         const { folders, found } = foldersToLint()
         console.log(JSON.stringify(folders.toSorted()))
         ${finding}`,
      ],
      { cwd: root },
    ).toString(),
  ) as string[]

test('the linter reads what changed and what takes types from it, and all when its rules or a package changed', () => {
  for (const path of ['.oxlintrc.json', 'package-lock.json', 'tsconfig.base.json']) write(path, '{}')
  write('packages/store/tsconfig.json', '{}')
  write('packages/shop/tsconfig.json', '{ "references": [{ "path": "../store" }] }')
  write('packages/shop/inner/tsconfig.test.json', '{ "references": [{ "path": ".." }] }')
  write('scripts/run.mjs', '')
  const all = ['packages/shop', 'packages/store', 'scripts']
  assert.deepEqual(toLint(), all)
  assert.deepEqual(toLint('found()'), all)
  assert.deepEqual(toLint(), [])

  write('packages/shop/src/page.ts', 'await page')
  assert.deepEqual(toLint(), ['packages/shop'])
  write('packages/store/src/row.ts', 'export const row = 1')
  assert.deepEqual(toLint('found()'), ['packages/shop', 'packages/store'])
  assert.deepEqual(toLint(), [])
  write('package-lock.json', '{ "packages": {} }')
  assert.deepEqual(toLint(), all)
})
