/** Interface texts about what a text loses when it is pasted. */
export const words = {
  pasted: 'ảnh-dán',
  title: 'Đã dán, nhưng không giữ được:',
  ofHost: (count: number, host: string) =>
    `${count} ảnh của ${host}: ảnh trong bài phải nằm trên hệ thống này. Hãy tải ảnh về máy rồi bấm “Chèn ảnh”.`,
  local: (count: number) => `${count} ảnh nằm trong tệp trên máy: hãy chép riêng từng ảnh, hoặc bấm “Chèn ảnh”.`,
  frames: (count: number) => `${count} video hoặc khung nhúng`,
  fields: (count: number) => `${count} ô nhập hoặc nút bấm`,
  links: (count: number) => `${count} liên kết không an toàn (chữ vẫn còn)`,
  looks: 'màu, cỡ và kiểu chữ',
} as const
