import { clampPage, pageCount } from '../../internal/page-math.js';
import { PageButtons, type PageButtonsProps } from './PageButtons.js';

export interface SkipPaginationProps extends Omit<
  PageButtonsProps,
  'page' | 'pages' | 'onPageChange' | 'onPageIntent' | 'children'
> {
  /** The number of items before this page. */
  skip: number;
  /** The number of items per page. */
  top: number;
  /** The total number of items. */
  count: number;
  /** Called with the number of items to skip, a multiple of `top`. */
  onSkipChange: (skip: number) => void;
  /** Called when a button for that page is hovered or focused, for prefetching. */
  onSkipIntent?: (skip: number) => void;
}

/** Pagination of a list by skip and top. */
export function SkipPagination({ skip, top, count, onSkipChange, onSkipIntent, ...rest }: SkipPaginationProps) {
  const pages = pageCount(count, top);
  const page = clampPage(Math.floor(skip / top) + 1, pages);
  const skipOf = (target: number) => (target - 1) * top;
  return (
    <PageButtons
      page={page}
      pages={pages}
      onPageChange={(next) => onSkipChange(skipOf(next))}
      onPageIntent={(next) => onSkipIntent?.(skipOf(next))}
      {...rest}
    />
  );
}
