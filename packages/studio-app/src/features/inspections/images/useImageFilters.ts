import { useSearchParams } from 'react-router';
import { type ImageFilters, readImageFilters, writeImageFilters } from './image-filters.ts';

/** The images that the current address shows, and what changes the address. */
export function useImageFilters(): [filters: ImageFilters, change: (change: Partial<ImageFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<ImageFilters>) =>
    setParams((current) => writeImageFilters(current, { ...readImageFilters(current), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  return [readImageFilters(params), change];
}
