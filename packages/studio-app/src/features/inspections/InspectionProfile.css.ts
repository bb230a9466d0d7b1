import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { size, space } = vars;

/** From lg, the gap between the card and the content is wider. */
export const profile = style({ '@media': { [media.fromLg]: { gap: space[8] } } });

export const description = style({
  maxWidth: size.measure,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const uploadBar = style({ flex: '1 1 8rem', maxWidth: '18rem' });

export const section = style({ breakInside: 'avoid' });

/** At the end of a printed page: the inspection and the date of printing. */
export const printFooter = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });
