export interface ErrorGroup {
  message: string;
  /** The values with this error, in order. */
  values: readonly string[];
}

/** Validates values and groups them by error message. */
export function groupErrors(
  values: readonly string[],
  validate: ((value: string) => string | null) | undefined,
): readonly ErrorGroup[] {
  const groups = new Map<string, string[]>();
  for (const value of values) {
    const message = validate?.(value) ?? null;
    if (message !== null) groups.set(message, [...(groups.get(message) ?? []), value]);
  }
  return [...groups].map(([message, wrong]) => ({ message, values: wrong }));
}
