export const papers = { roll: 'Cuộn tem', a4: 'Khổ A4', a5: 'Khổ A5' }

/** Whether labels stand on sheets, in columns and rows. */
export const isSheetPaper = (paper: unknown): paper is 'a4' | 'a5' => paper === 'a4' || paper === 'a5'

/** The margin that office printers cannot print on, in millimetres. */
export const unprintable = 5

/** Dots to the inch of the printers that labels are made for. */
export const printers = { '203': '203 dpi (máy in tem thường dùng)', '300': '300 dpi', '600': '600 dpi' }

/** How a text on a label is aligned. */
export const alignments = { left: 'Trái', centre: 'Giữa', right: 'Phải' }

/** Owners of the logo on a label. */
export const logoSources = { province: 'Logo của tỉnh', producer: 'Logo của cơ sở' }
