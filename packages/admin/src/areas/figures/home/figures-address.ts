/** The address of the figures of the province, to which homes of other work lead. */
export const FIGURES = '/admin/home?show=leader'

export const asksForFigures = ({ show }: Record<string, string>): boolean => show === 'leader'
