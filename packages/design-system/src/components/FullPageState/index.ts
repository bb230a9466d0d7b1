export { FullPageState, type FullPageStateProps } from './FullPageState.js';
