/** Kinds of production; they decide which fields forms ask for. */
export const productionKinds = {
  plant: 'Trồng trọt',
  animal: 'Chăn nuôi',
  seafood: 'Thủy sản',
  processing: 'Chế biến',
}

export type ProductionKind = keyof typeof productionKinds

/** The kind of each sector that producers register for. */
export const sectorKinds = {
  ...productionKinds,
  forestry: 'Lâm nghiệp',
  salt: 'Diêm nghiệp',
  other: 'Khác',
}
