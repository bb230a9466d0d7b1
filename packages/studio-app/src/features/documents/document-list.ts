import { DEFAULT_SORTS } from '@inspection-studio/domain/query';
import type { ListFormat } from '../../widgets/list-address.ts';

/** List format of the documents page, newest first. */
export const DOCUMENT_LIST: ListFormat = {
  filter: 'expression',
  defaultSort: DEFAULT_SORTS.documents,
  props: ['name', 'size', 'modified'],
  paging: 'push',
};
