import { makePagination } from '@inspection-studio/domain/query';

/** Replies with the page that is asked for. @param items may change between two calls */
export const pagedList =
  <Item>(items: readonly Item[]) =>
  ({ page: { top, skip } }: { page: { top: number; skip: number } }) => ({
    items: items.slice(skip, skip + top),
    pagination: makePagination({ top, skip, count: items.length }),
  });
