export { ButtonRow, type ButtonRowProps } from './ButtonRow.js';
