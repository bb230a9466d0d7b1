import { style } from '@vanilla-extract/css';
import { controlBox, controlState } from '../../internal/control-look.js';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, size, space } = vars;

/** As wide as a search field, less where there is no room; below md only its icon. */
export const button = style(
  inComponents({
    ...controlBox,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[2],
    flex: '0 1 14.5rem',
    minWidth: '9rem',
    width: '14.5rem',
    paddingInline: space[2],
    color: color.text.secondary,
    ...vars.typography.table,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:disabled)': controlState.hover,
      '&:focus-visible': controlState.focus,
      '&:disabled': controlState.disabled,
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.belowMd]: {
        flex: 'none',
        placeItems: 'center',
        gridTemplateColumns: 'minmax(0, 1fr)',
        minWidth: 0,
        width: size.control.touch,
        padding: 0,
        borderColor: 'transparent',
        background: 'none',
        color: color.text.primary,
      },
    },
  }),
);

export const words = style(
  inComponents({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media': { [media.belowMd]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' } },
  }),
);

export const keys = style(
  inComponents({
    fontFamily: vars.font.family.sans,
    ...vars.typography.caption,
    '@media': { [media.belowLg]: { display: 'none' } },
  }),
);
