import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { page } from '../../widgets/page.css.ts';

export const area = style([page, { gap: vars.space[3] }]);

export const tabs = style({ marginBlockEnd: vars.space[3] });
