import { BottomBar, SkipPagination, Text } from '@inspection-studio/design-system';
import type { Pagination } from '@inspection-studio/domain';

interface ListFooterProps {
  /** 'users'. */
  noun: string;
  pagination: Pagination;
  onSkipChange: (skip: number) => void;
  /** A page is about to be asked for. */
  onSkipIntent?: (skip: number) => void;
}

/** Foot of a list page: how many there are, and the pages. */
export function ListFooter({ noun, pagination, onSkipChange, onSkipIntent }: ListFooterProps) {
  const { count, top, skip } = pagination;
  return (
    <BottomBar>
      <Text as="p" size="caption" tone="secondary">
        {count.toLocaleString('en')} {noun}, {top} per page
      </Text>
      <SkipPagination skip={skip} top={top} count={count} onSkipChange={onSkipChange} onSkipIntent={onSkipIntent} />
    </BottomBar>
  );
}
