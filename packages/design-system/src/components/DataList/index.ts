export { DataList, DataListItem, type DataListItemProps, type DataListProps } from './DataList.js';
