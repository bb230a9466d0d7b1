import { type FilterItem, serializeFilter } from '@inspection-studio/domain/query';
import { IMAGE_KINDS, type ImageKind } from './image-sections.ts';

/** What images can be filtered by. */
export const IMAGE_TRAITS = ['flagged', 'problems', 'no-position'] as const;
export type ImageTrait = (typeof IMAGE_TRAITS)[number];

/** Orders of images; the first one is the default. */
export const IMAGE_ORDERS = ['name', 'time'] as const;
export type ImageOrder = (typeof IMAGE_ORDERS)[number];

/** Which images of an inspection its address shows, and in which order. */
export interface ImageFilters {
  /** Images have all of these. */
  traits: readonly ImageTrait[];
  /** Null for images of every kind. */
  kind: ImageKind | null;
  order: ImageOrder;
}

/** The parts of a request for images that the filters decide. */
export interface FilteredRequest {
  filter?: string;
  orderBy?: string;
}

const CONDITIONS: Readonly<Record<ImageTrait, FilterItem>> = {
  flagged: { prop: 'isFlagged', comparison: 'eq', value: true },
  problems: { prop: 'hasProblem', comparison: 'eq', value: true },
  'no-position': { prop: 'hasPosition', comparison: 'eq', value: false },
};

/** Reads the filters of an address. Ignores what is not valid. */
export function readImageFilters(params: URLSearchParams): ImageFilters {
  const only = params.getAll('only');
  const [kind, order] = [params.get('kind'), params.get('order')];
  return {
    traits: IMAGE_TRAITS.filter((trait) => only.includes(trait)),
    kind: IMAGE_KINDS.find((each) => each === kind) ?? null,
    order: IMAGE_ORDERS.find((each) => each === order) ?? IMAGE_ORDERS[0],
  };
}

/** The same address with these filters. Leaves out defaults. */
export function writeImageFilters(params: URLSearchParams, { traits, kind, order }: ImageFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['only', 'kind', 'order']) next.delete(name);
  for (const trait of traits) next.append('only', trait);
  if (kind) next.set('kind', kind);
  if (order !== IMAGE_ORDERS[0]) next.set('order', order);
  return next;
}

/** Returns filter and order in wire format. The kind is part of every request for images already. */
export function toRequest({ traits, order }: Pick<ImageFilters, 'traits' | 'order'>): FilteredRequest {
  const items = traits.map((trait) => CONDITIONS[trait]);
  const filter = serializeFilter(items.map((item, index) => (index > 0 ? { ...item, logical: 'and' } : item)));
  return {
    ...(filter && { filter }),
    // Images without a time are the last; names decide among them.
    ...(order === 'time' && { orderBy: 'captured,name' }),
  };
}

/** Whether a request is for all images of a section, in their default order. */
export const isWholeSection = ({ filter, orderBy }: FilteredRequest): boolean =>
  filter === undefined && orderBy === undefined;
