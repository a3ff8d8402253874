/** What a line of production works with; decides which fields its forms ask for. */
export const productionKinds = {
  plant: 'Trồng trọt',
  animal: 'Chăn nuôi',
  seafood: 'Thủy sản',
  processing: 'Chế biến',
}

export type ProductionKind = keyof typeof productionKinds

/** The kinds of the sectors that producers register for. */
export const sectorKinds = {
  ...productionKinds,
  forestry: 'Lâm nghiệp',
  salt: 'Diêm nghiệp',
  other: 'Khác',
}
