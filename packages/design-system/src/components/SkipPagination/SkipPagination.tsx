import { clampPage, pageCount } from '../../internal/page-math.js';
import { PageButtons, type PageButtonsProps } from './PageButtons.js';

export interface SkipPaginationProps extends Omit<
  PageButtonsProps,
  'page' | 'pages' | 'onPageChange' | 'onPageIntent' | 'children'
> {
  /** Items before this page. */
  skip: number;
  /** Items on a page. */
  top: number;
  /** Items in all. */
  count: number;
  /** Called with how many items to skip: a multiple of `top`. */
  onSkipChange: (skip: number) => void;
  /** A button that leads there was pointed at or focused: that page can be fetched in advance. */
  onSkipIntent?: (skip: number) => void;
}

/** Pages of a list that is cut by skip and top. */
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
