export { Tooltip, TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS, TooltipProvider } from './Tooltip.js';
export type { TooltipProps, TooltipProviderProps } from './Tooltip.js';
