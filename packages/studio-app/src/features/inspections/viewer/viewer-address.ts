/** Parameter of an inspection's address with the id of the image that is shown over it. */
const IMAGE = 'image';

/** The image that an address shows; null without one. */
export const shownImage = (search: URLSearchParams): string | null => search.get(IMAGE) || null;

/** The same address with another image, or without one. */
export function withShownImage(search: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(search);
  if (id === null) next.delete(IMAGE);
  else next.set(IMAGE, id);
  return `?${next.toString()}`;
}

/** State of a navigation from the inspection to an image of it: Close goes back there. */
export const FROM_PROFILE = { fromProfile: true };

export const isFromProfile = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromProfile' in state;
