import { existsSync, realpathSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, mayBuildBeside, screens } from './builds.mjs'
import { Complaint, run, windows } from './commands.mjs'
import { installPackages, packagesAreCurrent } from './packages.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const packagedNode = join(
  root,
  `node_modules/node-${windows ? 'win' : process.platform}-${process.arch}/bin/node${windows ? '.exe' : ''}`,
)

/** Whether `npm run release` made this folder: its packages and screens are there, and nothing is written into it. */
const isRelease = existsSync(join(root, 'release.json'))

/** Prepares a command of developers: installs all packages, also those that only tests and checks take. */
export const prepare = (wants) => ready(true, wants)

/** Prepares a command for machines that only run the product (decision 169). */
export const prepareToRun = (wants) => ready(false, wants)

/**
 * Installs packages and builds the public pages, then the back-office. Resolves as soon as a server may be started,
 * with `rest`, the promise of the back-office build.
 */
export async function prepareToStart() {
  const isRead = (screen) => screen === 'packages/site'
  await ready(false, isRead)
  const rest = orEnd(() => buildScreens((screen) => !isRead(screen)))
  if (!mayBuildBeside()) await rest
  return { rest }
}

/**
 * Installs packages, selects the right Node (one of the packages), and builds the workspaces that a command needs. On
 * another version of Node it reruns the command with the right one and exits with its result.
 */
function ready(forDevelopers, wants = () => true) {
  const isElsewhere = process.cwd() !== root
  process.chdir(root)
  if (process.env.npm_lifecycle_event) endWithParent()
  return orEnd(async () => {
    if (!isRelease && !packagesAreCurrent(forDevelopers)) installPackages(forDevelopers)
    if (!runsOnPackagedNode()) process.exit(await run(packagedNode, process.argv.slice(1)))
    // Threads load again what `-r` names by a path from the first folder, and would look for it from the root.
    if (isElsewhere && process.execArgv.includes('-r')) process.exit(await run(process.execPath, process.argv.slice(1)))
    keepCompiled()
    await buildScreens(wants)
  })
}

async function buildScreens(wants) {
  if (!isRelease) for (const screen of screens().filter(wants)) await build(screen)
}

/** Runs `work`; on a `Complaint`, prints what to do and exits with 1. */
async function orEnd(work) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Complaint)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/**
 * Has this process and those that it starts keep their compiled modules beside the packages, and take them from there
 * the next time (decision 100). Where nothing can be written there, each compiles its own.
 */
function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')
  module.enableCompileCache()
}

/** Ends this process when npm was killed; otherwise it would go on unseen and block the port. */
function endWithParent() {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 250).unref()
}

function runsOnPackagedNode() {
  if (existsSync(packagedNode)) return realpathSync(process.execPath) === realpathSync(packagedNode)
  if (Number(process.versions.node.split('.')[0]) >= 24) return true
  throw new Complaint(
    `Máy này (${process.platform} ${process.arch}) chưa có Node 24 kèm theo. Hãy cài Node 24 rồi chạy lại.`,
  )
}
