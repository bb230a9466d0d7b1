import * as z from 'zod/mini';
import { createLocalSetting, useLocalSetting } from './local-setting.ts';

/** Series of images of which a browser stores the place. */
const PLACES_MAX = 100;

const placeSchema = z.object({ projectId: z.string(), kind: z.string(), imageId: z.string(), index: z.number() });
/** The image of a series, such as the visual images of an inspection, that a person looked at last. `index` is zero-based. */
export type ImagePlace = z.output<typeof placeSchema>;

const placesSchema = z.object({ userId: z.string(), places: z.array(placeSchema) });
/** The places of a person, the newest first. Another person on this browser starts anew. */
export type ImagePlaces = z.output<typeof placesSchema>;

type Series = Pick<ImagePlace, 'projectId' | 'kind'>;
const isOf = (a: Series) => (b: Series) => a.projectId === b.projectId && a.kind === b.kind;

/** Stores a place as the newest. At the first and last image of a series, there is nothing to continue with. */
export function withPlace(
  { userId, places }: ImagePlaces,
  reader: string,
  place: ImagePlace,
  imageCount: number,
): ImagePlaces {
  const others = userId === reader ? places.filter((one) => !isOf(place)(one)) : [];
  const isWithin = place.index > 0 && place.index < imageCount - 1;
  return { userId: reader, places: (isWithin ? [place, ...others] : others).slice(0, PLACES_MAX) };
}

const stored = createLocalSetting<ImagePlaces>('studio.image-places', placesSchema, { userId: '', places: [] });

/** Stores the image that a person looks at, one of `imageCount`. */
export const notePlace = (userId: string, place: ImagePlace, imageCount: number): void =>
  stored.set(withPlace(stored.get(), userId, place, imageCount));

/** Where a person left a series on this browser; undefined before it was begun and after its end was seen. */
export function useImagePlace(userId: string, series: Series): ImagePlace | undefined {
  const [{ userId: reader, places }] = useLocalSetting(stored);
  return reader === userId ? places.find(isOf(series)) : undefined;
}
