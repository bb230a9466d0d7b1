import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Takes no room without a banner. */
export const banners = style({ selectors: { '&:not(:empty)': { marginBottom: vars.space[4] } } });
