/** The address of the province's figures, to which the homes of other roles link. */
export const FIGURES = '/admin/home?show=leader'

export const asksForFigures = ({ show }: Record<string, string>): boolean => show === 'leader'
