import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { must, npm } from './commands.mjs'

/**
 * The packages of the product as a CycloneDX document, those for developers marked as such (`--omit dev` of npm 11
 * leaves out others, too). npm wants a version of each workspace, which have none of their own: they get that of the
 * product, in a copy.
 */
export function billOfMaterials() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const own = Object.keys(lock.packages).filter((path) => !path.includes('node_modules'))
  const aside = mkdtempSync(join(tmpdir(), 'coi-nguon-sbom-'))
  try {
    for (const path of own) {
      lock.packages[path].version = version
      const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
      mkdirSync(dirname(join(aside, path, 'package.json')), { recursive: true })
      writeFileSync(join(aside, path, 'package.json'), JSON.stringify({ ...manifest, version }))
    }
    writeFileSync(join(aside, 'package-lock.json'), JSON.stringify(lock))
    const made = npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
      cwd: aside,
      maxBuffer: 100_000_000,
    })
    must(made, 'npm sbom failed.')
    return made.stdout
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}
