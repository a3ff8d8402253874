/**
 * Conditions that the code of a label must survive on its way to a shopper; before a run is accepted, the code is
 * read under each.
 */
export const proofTreatments = {
  plain: 'Như khi in',
  blurred: 'Nhòe',
  faded: 'Mực nhạt, tương phản 40%',
  grown: 'Mực loang 20%',
  turned: 'Chụp gần, nghiêng 7°, nhòe, tương phản 50%',
}

export type ProofTreatment = keyof typeof proofTreatments
