/** Interface texts of the test readings of a print run. */
export const words = {
  open: 'Kết quả đọc thử',
  title: 'Đọc thử tem trước khi in',
  right: (right: string, all: string, labels: string) => `Đọc đúng ${right}/${all} lần trên ${labels} tem của lần in`,
  how: 'Tem đầu, tem cuối và tem có số rộng nhất được vẽ từ chính tệp PDF, đúng độ phân giải của máy in, rồi đọc bằng hai bộ đọc.',
  picture: (serial: string) => `Tem số ${serial} như khi in, mã PIN đã che`,
  treatment: 'Điều kiện',
  label: (serial: string) => `Tem ${serial}`,
  of: (right: number, all: number) => `${right}/${all}`,
  readAt: 'Đọc lúc',
} as const
