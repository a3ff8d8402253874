import { spawnSync } from 'node:child_process'

const git = (...args) => {
  const { status, stdout } = spawnSync('git', ['-c', 'safe.directory=*', ...args], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Files that differ from a commit, including uncommitted and new ones; null if git does not know the commit. */
export function changedSince(ref) {
  const changed = git('diff', '--name-only', '--no-renames', ref)
  if (changed === null) return null
  const fresh = git('ls-files', '--others', '--exclude-standard') ?? ''
  return [...changed.split('\n'), ...fresh.split('\n')].filter(Boolean)
}

/**
 * The commit at which a branch left main; on main itself the one before what was pushed (`BEFORE`), or the parent. Null
 * if none is known, as in a shallow clone.
 */
export function changeBase() {
  const head = git('rev-parse', 'HEAD')
  const before = process.env.BEFORE && git('rev-parse', '--verify', '--quiet', `${process.env.BEFORE}^{commit}`)
  const main = ['origin/main', 'main'].map((name) => git('merge-base', 'HEAD', name)).find(Boolean)
  return [before, main, git('rev-parse', '--verify', '--quiet', 'HEAD^')].find((base) => base && base !== head) ?? null
}
