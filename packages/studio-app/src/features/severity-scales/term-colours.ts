import { severityColour } from '@inspection-studio/domain/colour';

/**
 * The colour each term of a form will have, by its place among those with a
 * name; `null` for an empty one, which is dropped.
 *
 * @param names from the lowest to the highest severity
 */
export function termColours(names: readonly string[]): (string | null)[] {
  const isNamed = names.map((name) => name.trim() !== '');
  const count = isNamed.filter(Boolean).length;
  return isNamed.map((named, index) =>
    named ? severityColour(isNamed.slice(0, index).filter(Boolean).length, count) : null,
  );
}
