/** Kinds of farm inputs. */
export const inputKinds = {
  fertilizer: 'Phân bón',
  pesticide: 'Thuốc bảo vệ thực vật',
  feed: 'Thức ăn',
  vet_drug: 'Thuốc thú y',
  vaccine: 'Vắc-xin',
  chemical: 'Hóa chất',
  probiotic: 'Chế phẩm sinh học',
  seed: 'Giống',
  other: 'Khác',
}

export type InputKind = keyof typeof inputKinds

/** Kinds with a withdrawal period: not to be used for some days before the harvest. */
export const kindsWithWithdrawal = ['pesticide', 'vet_drug', 'chemical'] as const satisfies readonly InputKind[]

/** Fields of an input that are filled in from the department's list. */
export const fieldsFromInputList = [
  'kind',
  'name',
  'active_ingredient',
  'registration_no',
  'unit',
  'withdrawal_days',
] as const
