/** What labels are printed on. */
export const papers = { roll: 'Cuộn tem', a4: 'Khổ A4', a5: 'Khổ A5' }

/** The margin that office printers cannot print on, in millimetres. */
export const unprintable = 5

/** How a text on a label is aligned. */
export const alignments = { left: 'Trái', centre: 'Giữa', right: 'Phải' }

/** Whose logo stands on a label. */
export const logoSources = { province: 'Logo của tỉnh', producer: 'Logo của cơ sở' }
