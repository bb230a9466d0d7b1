export { TitleBlock, type TitleBlockItem, type TitleBlockProps } from './TitleBlock.js';
