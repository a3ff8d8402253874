import type { Dice } from './dice.ts'

/** Weather and temperatures of each quarter of the year in the north-east. */
const quarters: [skies: string[], least: number, most: number][] = [
  [['Rét, nhiều mây', 'Mưa phùn, nồm ẩm', 'Nắng nhẹ, gió đông bắc'], 13, 21],
  [['Nắng ấm', 'Mưa rào về chiều', 'Nhiều mây, oi'], 23, 31],
  [['Nắng nóng', 'Mưa giông', 'Nắng gián đoạn, gió nam'], 27, 34],
  [['Nắng hanh', 'Se lạnh, nắng nhẹ', 'Nhiều mây, gió bấc'], 17, 26],
]

export function weatherOf(moment: string, dice: Dice): { weather: string; temperature: number } {
  const [skies, least, most] = quarters[Math.floor((Number(moment.slice(5, 7)) - 1) / 3)]!
  return { weather: dice.pick(skies), temperature: dice.between(least, most) }
}
