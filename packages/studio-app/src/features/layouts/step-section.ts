/** Where a section's button lies, in pixels. */
export interface SectionPlace {
  top: number;
  /** Middle of the button, from the left. */
  centre: number;
}

/**
 * Where an arrow key, Home or End leads among buttons of different widths that
 * wrap into rows: sideways to the neighbour, up and down to the button that
 * lies nearest in the next row.
 *
 * @returns the index, or `null` where the key leads nowhere
 */
export function stepSection(
  key: string,
  from: number,
  places: readonly SectionPlace[],
  isRightToLeft: boolean,
): number | null {
  const last = places.length - 1;
  const ahead = isRightToLeft ? -1 : 1;
  const target = {
    ArrowRight: from + ahead,
    ArrowLeft: from - ahead,
    ArrowDown: nearestInNextRow(from, places, 1),
    ArrowUp: nearestInNextRow(from, places, -1),
    Home: 0,
    End: last,
  }[key];
  return target === undefined || target === from || target < 0 || target > last ? null : target;
}

function nearestInNextRow(from: number, places: readonly SectionPlace[], direction: 1 | -1): number {
  const start = places[from];
  if (!start) return from;
  let nearest = from;
  let row: number | undefined;
  for (let index = from + direction; index >= 0 && index < places.length; index += direction) {
    const place = places[index]!;
    if (place.top === start.top) continue;
    if (place.top !== (row ??= place.top)) break;
    const isNearer =
      nearest === from || Math.abs(place.centre - start.centre) < Math.abs(places[nearest]!.centre - start.centre);
    if (isNearer) nearest = index;
  }
  return nearest;
}
