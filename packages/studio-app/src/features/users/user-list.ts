import { DEFAULT_SORTS } from '@inspection-studio/domain/query';
import type { ListFormat } from '../../widgets/list-address.ts';

/** List format of the users page. */
export const USER_LIST: ListFormat = {
  filter: 'expression',
  defaultSort: DEFAULT_SORTS.usersPage,
  props: ['name', 'firstName', 'role', 'email', 'status', 'created'],
  paging: 'push',
};
