/** Texts of the communes that followed an earlier one. */
export const words = {
  successors: 'Nay thuộc:',
  splitUp: 'Xã này đã được chia về nhiều nơi. Chọn nơi hiện nay:',
} as const
