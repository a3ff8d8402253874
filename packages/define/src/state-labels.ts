/** Labels of states or actions as choices, for fields that hold the state of another row. */
export const stateLabels = <S extends string>({
  states,
}: {
  states: Record<S, { label: string }>
}): Record<S, string> => {
  const labels = Object.entries<{ label: string }>(states).map(([state, { label }]) => [state, label])
  return Object.fromEntries(labels) as Record<S, string>
}
