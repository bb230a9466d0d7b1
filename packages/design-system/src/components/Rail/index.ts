export { Rail, type RailProps } from './Rail.js';
export { RailItem, type RailIcon, type RailItemProps } from './RailItem.js';
