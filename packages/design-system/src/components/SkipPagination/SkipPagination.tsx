import { clampPage, pageCount } from '../../internal/page-math.js';
import { PageButtons, type PageButtonsProps } from './PageButtons.js';

export interface SkipPaginationProps extends Omit<PageButtonsProps, 'page' | 'pages' | 'onPageChange' | 'children'> {
  /** Items before this page. */
  skip: number;
  /** Items on a page. */
  top: number;
  /** Items in all. */
  count: number;
  /** Called with how many items to skip: a multiple of `top`. */
  onSkipChange: (skip: number) => void;
}

/** Pages of a list that is cut by skip and top. */
export function SkipPagination({ skip, top, count, onSkipChange, ...rest }: SkipPaginationProps) {
  const pages = pageCount(count, top);
  const page = clampPage(Math.floor(skip / top) + 1, pages);
  return <PageButtons page={page} pages={pages} onPageChange={(next) => onSkipChange((next - 1) * top)} {...rest} />;
}
