import { DEFAULT_SORTS } from '@inspection-studio/domain';
import type { ListOrder } from '../../widgets/list-address.ts';

/** Order of the documents page: newest first. @see CALL-016, CALL-187 */
export const DOCUMENT_ORDER: ListOrder = { defaultSort: DEFAULT_SORTS.documents, props: ['name', 'size', 'modified'] };
