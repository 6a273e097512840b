/** Whether a state belongs to a group. A group of another thing has states that this one never has, and does not compile. */
export const isOneOf = <State extends string, Member extends State>(
  state: State,
  group: readonly Member[],
): boolean => group.some((member) => member === state);
