import { pathMatcher } from '@inspection-studio/domain/inspections';
import { baseNameOf, groupBy } from '@inspection-studio/domain/shared';

/** A file of a batch, as far as files that are chosen again are compared with it. */
export interface KnownFile {
  /** Registered name, maybe with folders. */
  name: string;
  sizeBytes: number;
}

/** A failed file that is to be chosen again. */
export interface WantedFile extends KnownFile {
  id: string;
  /** Milliseconds since 1970. */
  lastModified: number;
}

/** Files that were chosen again, by id of the failed file, and the names of failed files without one. */
export interface ChosenMatches {
  matches: ReadonlyMap<string, File>;
  /** No chosen file has their name. */
  missing: readonly string[];
  /** A chosen file has their name, but may be meant for another file of that name. */
  ambiguous: readonly string[];
}

/** A chosen file. */
interface Candidate {
  file: File;
  /** The failed files that it can be, by name and folder. */
  fits: readonly WantedFile[];
  /** Another file of the batch has its name and size. */
  isProbablyOther: boolean;
}

/**
 * Matches files that the user has chosen again to failed ones.
 *
 * Their content may have changed, so the name counts, and the folder as far as both are known. Size and date tell files of
 * the same name apart. A file that can still belong to several failed ones, or to another file of the batch, is left out:
 * its content must not reach the wrong record.
 *
 * @param others the other files of the batch
 */
export function matchChosen(
  failed: readonly WantedFile[],
  others: readonly KnownFile[],
  chosen: readonly File[],
): ChosenMatches {
  const othersByName = groupBy(others, ({ name }) => baseNameOf(name));
  const chosenByName = groupBy(chosen, ({ name }) => baseNameOf(name));
  const matches = new Map<string, File>();
  const missing: string[] = [];
  const ambiguous: string[] = [];
  for (const [name, wanted] of groupBy(failed, (one) => baseNameOf(one.name))) {
    const candidates = candidatesOf(wanted, othersByName.get(name) ?? [], chosenByName.get(name) ?? []);
    const found = matchNamesakes(candidates);
    const taken = new Set(found.values());
    for (const one of wanted) {
      const file = found.get(one.id);
      if (file) matches.set(one.id, file);
      else if (candidates.some(({ file: left, fits }) => !taken.has(left) && fits.includes(one)))
        ambiguous.push(one.name);
      else missing.push(one.name);
    }
  }
  return { matches, missing, ambiguous };
}

function candidatesOf(
  wanted: readonly WantedFile[],
  others: readonly KnownFile[],
  chosen: readonly File[],
): Candidate[] {
  return chosen.map((file) => {
    const fits = pathMatcher([file]);
    return {
      file,
      fits: wanted.filter(({ name }) => fits(name)),
      isProbablyOther: others.some(({ name, sizeBytes }) => fits(name) && sizeBytes === file.size),
    };
  });
}

/** Ways to recognise a failed file, the surest first. Whatever is left may have changed. */
const SIGNS: readonly ((file: File, wanted: WantedFile) => boolean)[] = [
  (file, { sizeBytes, lastModified }) => file.size === sizeBytes && file.lastModified === lastModified,
  (file, { sizeBytes }) => file.size === sizeBytes,
  () => true,
];

/** Matches chosen files of one name by each sign in turn, if it is true for exactly one pair. */
function matchNamesakes(candidates: readonly Candidate[]): Map<string, File> {
  const matches = new Map<string, File>();
  const taken = new Set<File>();
  for (const isSign of SIGNS) {
    const isLast = isSign === SIGNS.at(-1);
    const pairs = candidates
      .filter(({ file, isProbablyOther }) => !taken.has(file) && !(isLast && isProbablyOther))
      .flatMap(({ file, fits }) =>
        fits.filter((wanted) => !matches.has(wanted.id) && isSign(file, wanted)).map(({ id }) => ({ id, file })),
      );
    for (const { id, file } of pairs) {
      if (!pairs.every((pair) => (pair.id === id) === (pair.file === file))) continue;
      matches.set(id, file);
      taken.add(file);
    }
  }
  return matches;
}
