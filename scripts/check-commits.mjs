import { spawnSync } from 'node:child_process'
import { changeBase } from './changes.mjs'

const LONGEST = 72
const form = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*: (?!.*\.$)\S/

/** What is wrong with a message of a commit: `scope: verb object`, at most 72 characters; a body after a blank line. */
export function aboutMessage(message) {
  const [subject, second = ''] = message.split('\n')
  if (/^(Merge|Revert|fixup!|squash!) ?/.test(subject)) return []
  return [
    ...(form.test(subject) ? [] : [`"${subject}" is not "scope: verb object", without a full stop`]),
    ...(subject.length > LONGEST ? [`"${subject}" has ${subject.length} characters, at most ${LONGEST}`] : []),
    ...(second.trim() === '' ? [] : [`"${subject}" lacks a blank line before its body`]),
  ]
}

/** The messages of the commits since the branch left main, or since what was pushed before. */
export function checkCommits() {
  const base = changeBase()
  if (!base) return []
  const { status, stdout } = spawnSync(
    'git',
    ['-c', 'safe.directory=*', 'log', '--no-merges', '--format=%B%x00', `${base}..HEAD`],
    { encoding: 'utf8' },
  )
  if (status !== 0) return []
  return stdout
    .split('\0')
    .map((message) => message.trim())
    .filter(Boolean)
    .flatMap(aboutMessage)
}
