/** Guide of a component, shown with its stories and props; in `X.guide.ts` next to the component. */
export interface Guide {
  /** Sentences: what it is for. */
  when: readonly string[];
  /** Sentences: what to take instead, with the name of the other component in square brackets. */
  whenNot: readonly string[];
  /** Every key it answers to, in the order in which one meets them; empty for what takes no focus. */
  keyboard: readonly (readonly [keys: string, does: string])[];
  /** Roles, names, what is announced, and what the consumer has to supply. */
  accessibility: readonly string[];
}
