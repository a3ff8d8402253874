import { diceOf, otherHabits } from './worlds.ts'
import type { WorldHabits } from './worlds.ts'

/** Habits farther from the usual than those of `otherHabits`: hardly any or very many mobile networks, shops with little Wi-Fi, copies sold within two weeks. */
export function wideHabits(seed: number): WorldHabits {
  const dice = diceOf(seed * 104_729 + 7)
  return {
    ...otherHabits(seed),
    mobileNetworks: Math.round(dice.spread(5, 250)),
    shopWifi: dice.between(0.2, 1),
    mobile: dice.between(0.15, 0.8),
    householdScans: dice.between(0.9, 2.6),
    copyDays: dice.spread(14, 180),
    copyCities: Math.round(dice.spread(2, 24)),
    showVisitors: [dice.between(10, 40), dice.between(80, 500)],
    showDays: [dice.spread(1, 14), dice.between(15, 100)],
    fairs: dice.between(0, 0.5),
    sharing: dice.between(0.03, 0.08),
  }
}
