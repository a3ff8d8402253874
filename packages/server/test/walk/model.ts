/**
 * What was reported and accepted on a walk, and what follows from it, written independently of the product's own
 * rules.
 */

/** A harvest or a loss; drafts do not count yet. */
export interface Weighed {
  id: number
  batch: number
  day: string
  kilograms: number
  isLoss: boolean
  isTold: boolean
  isGone: boolean
}

export interface Drug {
  id: number
  batch: number
  day: string
  /** Days for which nothing may be harvested. */
  days: number
  isGone: boolean
}

/** What is known to be untrue, and how bad it is. */
type Facts = Map<string, number>

interface Released {
  /** Facts that an officer has looked at and released. */
  released: Facts
  /** Harvests that were once too early, even if they were corrected since: an officer must look at these, too. */
  seen: Facts
}

export interface Lot extends Released {
  id: number
  code: string
  batch: number
  day: string
  kilograms: number
  isCertified: boolean
  isRecalled: boolean
  isGone: boolean
}

export interface Batch extends Released {
  id: number
  area: number
  isGrowing: boolean
}

interface Taken {
  batch: number
  source: number
  kilograms: number
}

/** The expected quantity of every batch of a walk. */
export const EXPECTED = 5400

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000
const sum = (rows: readonly { kilograms: number }[]): number => rows.reduce((all, { kilograms }) => all + kilograms, 0)

export class Model {
  weighed: Weighed[] = []
  drugs: Drug[] = []
  lots: Lot[] = []
  batches: Batch[] = []
  taken: Taken[] = []
  isSuspended = false
  /** Areas whose approval is taken back. */
  withdrawn = new Set<number>()

  /** Rows by batch, and drugs by area, as of the end of the last act; and the facts that follow from them. */
  private there = indexOf(this)
  private known = new Map<number, Facts>()

  batch = (id: number): Batch => this.there.batches.get(id)!
  lotsOf = (id: number): Lot[] => this.there.lots.get(id) ?? []

  figures(id: number) {
    const own = (this.there.weighed.get(id) ?? []).filter(({ isTold }) => isTold)
    const harvested = sum(own.filter(({ isLoss }) => !isLoss))
    const there = harvested - sum(own.filter(({ isLoss }) => isLoss))
    const certified = sum(this.lotsOf(id).filter(({ isCertified }) => isCertified))
    const drafts = sum(this.lotsOf(id).filter(({ isCertified }) => !isCertified))
    const taken = sum(this.there.taken.get(id) ?? [])
    const planned = this.batch(id).isGrowing
      ? Math.max(0, Math.min(taken, EXPECTED) - Math.max(0, there - certified))
      : 0
    return { harvested, drafts, left: there - certified - taken + planned }
  }

  /** Contradictions of a batch, which apply to each of its lots. */
  factsOfBatch(id: number): Facts {
    const known = this.known.get(id) ?? this.factsAnew(id)
    this.known.set(id, known)
    return known
  }

  private factsAnew(id: number): Facts {
    const { left } = this.figures(id)
    const days = (this.there.weighed.get(id) ?? []).filter(({ isLoss }) => !isLoss)
    return new Map([
      ...(left < 0 ? [['short', -left] as const] : []),
      ...days.flatMap(({ day }) => this.tooEarly(id, day)),
      ...(this.there.sources.get(id) ?? []).flatMap(({ source }) => {
        const state = this.stateOf(source)
        return state ? [[`source ${source} ${state}`, 0] as const] : []
      }),
    ])
  }

  /** What is untrue of the batch of a lot, and of the day on which the lot says that it was harvested. */
  private factsOfHarvest = (lot: Lot): Facts =>
    new Map([...this.factsOfBatch(lot.batch), ...this.tooEarly(lot.batch, lot.day)])

  factsOfLot(lot: Lot): Facts {
    const sisters = this.lotsOf(lot.batch).filter(({ id, isRecalled }) => id !== lot.id && isRecalled)
    return new Map([
      ...sisters.map(({ id }) => [`sister ${id}`, 0] as const),
      ...(this.isHarvested(lot) ? [] : [['day', 0] as const]),
      ...this.lacking(lot),
      ...(this.isSuspended ? [['suspended', 0] as const] : []),
      ...(this.withdrawn.has(this.batch(lot.batch).area) ? [['area', 0] as const] : []),
    ])
  }

  /** Whether something was harvested on the day that a lot tells, as far as any harvest of its batch is known. */
  private isHarvested(lot: Lot): boolean {
    const told = (this.there.weighed.get(lot.batch) ?? []).filter(({ isTold, isLoss }) => isTold && !isLoss)
    return told.length === 0 || told.some(({ day }) => day === lot.day)
  }

  /**
   * The day up to which most of a batch was certified and lost that had not been harvested, for lots up to that day;
   * none if as much is lacking of the whole batch.
   */
  private lacking(lot: Lot): [string, number][] {
    const told = (this.there.weighed.get(lot.batch) ?? []).filter(({ isTold }) => isTold)
    const days = new Set(told.filter(({ isLoss }) => !isLoss).map(({ day }) => day))
    const lots = this.lotsOf(lot.batch).filter(({ isCertified, day }) => isCertified && days.has(day))
    const until = (rows: readonly (Weighed | Lot)[], last: string): number => sum(rows.filter(({ day }) => day <= last))
    const lackOn = (day: string): number =>
      until(lots, day) +
      until(told, day) -
      2 *
        until(
          told.filter(({ isLoss }) => !isLoss),
          day,
        )
    const lacks = [...new Set(told.map(({ day }) => day))].toSorted().map((day): [string, number] => [day, lackOn(day)])
    const [day = '', most = 0] = lacks.toSorted(([, a], [, b]) => b - a)[0] ?? []
    if (most <= Math.max(0, -this.figures(lot.batch).left) || !days.has(lot.day) || lot.day > day) return []
    return [[`lacking ${day}`, most]]
  }

  /** Facts against a lot that no officer has released. */
  against(lot: Lot): string[] {
    const ofBatch = unknownFacts(this.factsOfHarvest(lot), this.batch(lot.batch))
    return [...unknown(ofBatch, lot), ...unknown(this.factsOfLot(lot), lot)]
  }

  againstBatch = (id: number): string[] => unknown(this.factsOfBatch(id), this.batch(id))

  release(lot: Lot, isLast: boolean): void {
    const facts = [...lot.seen, ...this.factsOfHarvest(lot), ...this.factsOfLot(lot), ...this.heldSources(lot.batch)]
    note(lot.released, facts)
    if (!isLast) return
    note(this.batch(lot.batch).released, facts)
    this.releaseBatch(lot.batch)
  }

  releaseBatch(id: number): void {
    const batch = this.batch(id)
    note(batch.released, [...batch.seen, ...this.factsOfBatch(id), ...this.heldSources(id)])
  }

  /** An officer who releases a batch has seen which of its sources are held, even for data that were changed since. */
  private heldSources = (id: number): [string, number][] =>
    (this.there.sources.get(id) ?? []).map(({ source }) => [`source ${source} held`, 0])

  /**
   * Ends an act. A released fact that no longer holds is forgotten, and counts again if it returns (unless `isKept`).
   */
  endAct(): void {
    this.there = indexOf(this)
    this.known.clear()
    for (const batch of this.batches) remember(batch, this.factsOfBatch(batch.id))
    for (const lot of this.lots) remember(lot, new Map([...this.factsOfHarvest(lot), ...this.factsOfLot(lot)]))
  }

  private stateOf(source: number): 'recalled' | 'held' | null {
    if (this.lotsOf(source).some(({ isRecalled }) => isRecalled)) return 'recalled'
    return this.againstBatch(source).length > 0 ? 'held' : null
  }

  private tooEarly(batch: number, day: string): [string, number][] {
    const { area } = this.batch(batch)
    return (this.there.drugs.get(area) ?? [])
      .filter((drug) => daysBetween(drug.day, day) >= 0 && daysBetween(drug.day, day) < drug.days)
      .map((drug) => [`early ${drug.id} ${day}`, Date.parse(drug.day) / 86_400_000 + drug.days])
  }
}

function indexOf({ batches, weighed, drugs, lots, taken }: Model) {
  const byId = new Map(batches.map((batch) => [batch.id, batch]))
  const isThere = ({ isGone }: { isGone: boolean }): boolean => !isGone
  return {
    batches: byId,
    weighed: Map.groupBy(weighed.filter(isThere), ({ batch }) => batch),
    drugs: Map.groupBy(drugs.filter(isThere), ({ batch }) => byId.get(batch)!.area),
    lots: Map.groupBy(lots.filter(isThere), ({ batch }) => batch),
    sources: Map.groupBy(taken, ({ batch }) => batch),
    taken: Map.groupBy(taken, ({ source }) => source),
  }
}

const unknownFacts = (facts: Facts, { released }: Released): Facts =>
  new Map([...facts].filter(([what, grade]) => (released.get(what) ?? -1) < grade))

const unknown = (facts: Facts, known: Released): string[] => [...unknownFacts(facts, known).keys()]

function note(known: Facts, facts: Iterable<readonly [string, number]>): void {
  for (const [what, grade] of facts) known.set(what, Math.max(grade, known.get(what) ?? 0))
}

/** Facts that may return without having ended: a source may still be held for data that were changed since. */
const isKept = (what: string): boolean => isEarly(what) || what.startsWith('source')

const isEarly = (what: string): boolean => what.startsWith('early')

function remember({ released, seen }: Released, facts: Facts): void {
  for (const what of released.keys()) if (!isKept(what) && !facts.has(what)) released.delete(what)
  note(
    seen,
    [...facts].filter(([what]) => isEarly(what)),
  )
}
