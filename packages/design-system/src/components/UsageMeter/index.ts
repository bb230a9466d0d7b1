export { UsageMeter, type UsageMeterProps } from './UsageMeter.js';
