import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { versionFiles, versionFilter } from './version-files.mjs'

/** Files that running or operating a clone may leave in it: none of them may get into images or versions. */
const LEFT = [
  ...['data', 'packages/server/data', 'docs/data', 'scripts/data'].flatMap((folder) =>
    [
      'keys/seal.key',
      'keys/stamps/0001.key',
      'keys/seed',
      'postgres/password',
      'postgres/18/base/1/1259',
      'files/2026/a.webp',
      'mail/1.eml',
      'first-sign-in.txt',
      'demo-accounts.txt',
      'last-backup.json',
    ].map((name) => `${folder}/${name}`),
  ),
  ...['', 'deploy/', 'docs/', 'scripts/', 'packages/', 'packages/server/', 'packages/screens/src/'].flatMap((folder) =>
    [
      '.env',
      '.env.production',
      '.npmrc',
      '.netrc',
      'data.made',
      'server.log',
      'npm-debug.log',
      'privkey.pem',
      'seal.key',
      'coi-nguon-keys.tar',
      'data.tar.gz',
      'backups/2026-11-27T01-30-00/manifest.json',
      'first-sign-in-2.txt',
      'node_modules/vite/package.json',
      'test-results/journey/trace.zip',
    ].map((name) => `${folder}${name}`),
  ),
  '.git/config',
  '.aside/packages-1/package.json',
  'shots/index.html',
  'coi-nguon.env',
  'backup/manifest.json',
  'keys/seal.key',
  'logs/server.txt',
  'deploy/tls/fullchain.pem',
  'deploy/compose.yml',
]

/**
 * Reports files an image would be built from that are no source, and lines of the Containerfile that copy anything
 * else.
 */
export function checkImage() {
  const belongs = versionFilter()
  const files = versionFiles()
  return [
    ...LEFT.filter(belongs).map((path) => `.dockerignore: lets ${path} into images and versions`),
    ...unknownToGit(files).map((path) => `.dockerignore: lets ${path} into images and versions, which is no source`),
    ...aboutCopies(files),
  ]
}

/** Files that git neither tracks nor would add; empty if the sources were unpacked without a repository. */
function unknownToGit(files) {
  if (!existsSync('.git')) return []
  const list = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const known = new Set(execFileSync('git', list, { encoding: 'utf8', maxBuffer: 100_000_000 }).split('\0'))
  return files.filter((path) => !known.has(path))
}

/** Each line that copies from the sources names a file or folder of them, so that nothing comes along unseen. */
function aboutCopies(files) {
  const lines = readFileSync('deploy/Containerfile', 'utf8').split('\n')
  return lines
    .filter((line) => /^(COPY|ADD) /.test(line) && !line.includes('--from='))
    .flatMap((line) => line.split(/\s+/).slice(1, -1))
    .filter((source) => !files.some((path) => path === source || path.startsWith(`${source}/`)))
    .map((source) => `deploy/Containerfile: copies ${source}, which names no file or folder of a version`)
}
