export { POPUP_LIST_MAX_ITEMS, PopupList } from './PopupList.js';
export type { PopupListProps } from './PopupList.js';
