import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { cssVariables, theme } from './theme.ts'

const SRC = join(import.meta.dirname, '..')

/** Minimum contrasts of WCAG: 1.4.3 for text, 1.4.11 for graphical signs. */
const TEXT = 4.5
const SIGN = 3

/** Backgrounds of text whose rule sets none. */
const GROUNDS = ['--canvas', '--surface', '--sunken']
const isOfSigns = (name: string): boolean => /^--(mark-\w+|success|selected|accent|chart)$/.test(name)
/** Colour of drag handles: mere decoration beside the name of the item. */
const DECORATION = ['--line-strong']

const { light, dark } = cssVariables(theme as never)
const schemes: [name: string, colours: Readonly<Record<string, string>>][] = [
  ['light', { ...light }],
  ['dark', { ...dark }],
]

/** Relative luminance of WCAG. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [less, more] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (more + 0.05) / (less + 0.05)
}

/** Pairs of text colour and background colour that a CSS rule sets. */
const inkAndGround = (rule: string): [ink: string, ground: string][] => {
  const valueOf = (property: string) => new RegExp(`(?:^|[;\\s])${property}:\\s*var\\((--[\\w-]+)\\)`).exec(rule)?.[1]
  const ink = valueOf('color')
  if (!ink || DECORATION.includes(ink)) return []
  const ground = valueOf('background(?:-color)?')
  return (ground ? [ground] : GROUNDS).map((one) => [ink, one])
}

const inRules = globSync('**/*.css', { cwd: SRC }).flatMap((file) =>
  [...readFileSync(join(SRC, file), 'utf8').matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => inkAndGround(rule)),
)
/**
 * A tag has text in its `-ink` colour on its `-soft` background; ordinary text may be in a row with that background.
 */
const inFamilies = Object.keys(light)
  .filter((name) => name.endsWith('-soft') && name.replace(/-soft$/, '-ink') in light)
  .flatMap((soft): [string, string][] => [
    [soft.replace(/-soft$/, '-ink'), soft],
    ['--ink', soft],
  ])
const signs = Object.keys(light)
  .filter(isOfSigns)
  .flatMap((sign) => GROUNDS.map((ground): [string, string] => [sign, ground]))

for (const [scheme, colours] of schemes) {
  test(`in the ${scheme} theme, text and signs stand out from every ground that style sheets give them`, () => {
    const pairs = [...inRules, ...inFamilies, ...signs].flatMap(([ink, ground]) =>
      ink in colours && ground in colours ? [{ ink, ground, ratio: contrast(colours[ink]!, colours[ground]!) }] : [],
    )
    assert.ok(pairs.length > 200, 'the style sheets are read')
    const pale = pairs.filter(({ ink, ratio }) => ratio < (isOfSigns(ink) ? SIGN : TEXT))
    assert.deepEqual([...new Set(pale.map(({ ink, ground, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`))], [])
  })
}
