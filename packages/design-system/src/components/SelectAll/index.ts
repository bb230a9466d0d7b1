export { SelectAll, type SelectAllProps } from './SelectAll.js';
