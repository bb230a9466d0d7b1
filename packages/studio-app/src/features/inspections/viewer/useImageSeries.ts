import type { Image } from '@inspection-studio/domain/images';
import { useDebouncedValue } from '@inspection-studio/design-system';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../../api/index.ts';
import { imageLocationQuery, imagePageQuery } from '../../../data/index.ts';
import type { FilteredRequest } from '../images/image-filters.ts';
import { pagesAround, pagesBetween, pageStart } from './pages-around.ts';
import { seriesOf } from './viewer-image.ts';

/** Addresses of pictures are good for 15 minutes at most: they are read again before. */
const REFRESH_MS = 5 * 60_000;
/** A strip that is dragged over many pages reads those where it slows down. */
const STRIP_DELAY_MS = 100;
/** The next ones first: people leaf forwards. */
const NEIGHBOURS = [1, -1, 2, 3];

/** The images of an inspection around one of them, filtered and in the order of its section. */
export function useImageSeries(projectId: string, openedId: string, request: FilteredRequest) {
  const send = useSend();
  // An image that loses what the filter asks for stays until the viewer is closed.
  const [kept] = useState(() => ({ seriesId: openedId, ids: new Set([openedId]) }));
  const selection = { projectId, ...request, ...(request.filter !== undefined && { kept }) };
  const [chosen, setIndex] = useState<number | null>(null);
  const [strip, setStrip] = useState<readonly number[]>([]);
  const slowStrip = useDebouncedValue(strip, STRIP_DELAY_MS);
  const located = useQuery(imageLocationQuery(send, { ...selection, id: openedId }));
  const { items = [], pagination } = located.data ?? {};
  const at = items.findIndex(({ id }) => id === openedId);
  const opened = items[at];
  const first = pagination?.skip ?? 0;
  const index = chosen ?? first + at;

  const starts = opened ? [...new Set([...pagesAround(index, pagination?.count ?? 0), ...slowStrip])] : [];
  const pages = useQueries({
    queries: starts.map((skip) => ({
      ...imagePageQuery(send, { ...selection, ...(opened && seriesOf(opened)), skip }),
      // Another page is no stand-in: its images have other places.
      placeholderData: undefined,
      refetchInterval: REFRESH_MS,
      ...(skip === first && { initialData: located.data, initialDataUpdatedAt: located.dataUpdatedAt }),
    })),
  });
  const imageAt = (place: number): Image | undefined => {
    const start = pageStart(place);
    return pages[starts.indexOf(start)]?.data?.items[place - start];
  };
  const own = pages[0];
  const count = own?.data?.pagination?.count ?? pagination?.count ?? 0;
  // Others may delete images or change them.
  if (opened && count > 0 && index >= count) setIndex(count - 1);
  return {
    image: opened && imageAt(index),
    neighbours: NEIGHBOURS.flatMap((distance) => imageAt(index + distance) ?? []),
    index: Math.max(0, index),
    count,
    goTo: setIndex,
    imageAt,
    /** From now on the series has this image, whatever becomes of it. */
    keep: (id: string) => void kept.ids.add(id),
    /** Reads the images with these places too. */
    showStrip: (firstPlace: number, lastPlace: number) => {
      const next = pagesBetween(firstPlace, lastPlace);
      setStrip((last) => (last.join() === next.join() ? last : next));
    },
    /** The query that failed, in place of the image. A failed refetch keeps the image on the screen. */
    failed: located.isLoadingError ? located : own?.isLoadingError ? own : null,
    /** Reads the addresses of the pictures again. */
    refresh: () => pages.forEach((page) => void page.refetch()),
  };
}
