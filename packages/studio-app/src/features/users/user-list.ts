import { DEFAULT_SORTS } from '@inspection-studio/domain';
import type { ListOrder } from '../../widgets/list-address.ts';

/** Order of the users page. @see CALL-018 */
export const USER_ORDER: ListOrder = {
  defaultSort: DEFAULT_SORTS.usersPage,
  props: ['name', 'firstName', 'role', 'email', 'status', 'created'],
};
