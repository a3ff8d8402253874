/** Interface texts of a walk along a boundary. */
export const walkWords = {
  searching: 'Đang tìm vị trí của bạn…',
  walking: (corners: number, metres: string) =>
    `Đang ghi: ${corners} điểm, sai số ${metres} m. Đi một vòng rồi bấm “Khép kín”.`,
  inaccurate: (metres: string, most: number) =>
    `Sai số ${metres} m, lớn hơn ${most} m nên chưa ghi điểm. Hãy ra chỗ thoáng và chờ một lát.`,
  leftOut: (count: number) => `Đã bỏ ${count} vị trí kém chính xác.`,
  paused: (corners: number) => `Đang tạm dừng, đã ghi ${corners} điểm.`,
  pause: 'Tạm dừng',
  resume: 'Đi tiếp',
} as const
