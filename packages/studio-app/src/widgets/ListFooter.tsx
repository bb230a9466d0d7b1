import { BottomBar, SkipPagination, Text } from '@inspection-studio/design-system';
import type { Pagination } from '@inspection-studio/domain/query';
import { counted } from '@inspection-studio/domain/units';

/** Name of one item of a list. A plural would be counted as 'userss'. */
export type ListNoun = 'site' | 'asset' | 'inspection' | 'user' | 'document' | 'event';

interface ListFooterProps {
  noun: ListNoun;
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
        {counted(count, noun)}, {top} per page
      </Text>
      <SkipPagination skip={skip} top={top} count={count} onSkipChange={onSkipChange} onSkipIntent={onSkipIntent} />
    </BottomBar>
  );
}
