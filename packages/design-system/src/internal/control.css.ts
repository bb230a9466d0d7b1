import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { inComponents } from '../theme/in-layer.js';
import { media } from '../theme/media.js';
import { controlBox, controlState } from './control-look.js';

const { color, space } = vars;

/** The box one types into or opens: text field, text area, select. */
export const control = style(
  inComponents({
    ...controlBox,
    padding: `0 ${space[3]}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
    selectors: {
      '&:hover:not(:disabled, [readonly], [aria-invalid="true"])': controlState.hover,
      '&:focus-visible': controlState.focus,
      '&[aria-invalid="true"]': controlState.invalid,
      '&[readonly]': controlState.readOnly,
      '&:disabled': { ...controlState.disabled, opacity: 1 },
      '&:disabled::placeholder': { color: color.text.disabled },
    },
  }),
);
