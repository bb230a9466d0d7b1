import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

const { color, space } = vars;

/** The container of the `@container` query below. */
export const field = style(inComponents({ containerType: 'inline-size' }));

/** The picture beside its name and buttons; above them where there is no room. */
export const filled = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[4],
    padding: space[2],
    border: `${vars.borderWidth.hairline} solid ${color.border.hairline}`,
    borderRadius: vars.radius.sm,
    background: color.surface.sheet,
    selectors: {
      '[data-state="accept"] > &': { background: color.dropzone.acceptBg, borderColor: color.dropzone.acceptMark },
      '[data-state="reject"] > &': { background: color.dropzone.rejectBg, borderColor: color.dropzone.rejectMark },
    },
    '@container': { '(max-width: 24rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const existing = style(
  inComponents({
    width: '100%',
    aspectRatio: '3 / 2',
    borderRadius: vars.radius.xs,
    background: color.surface.imageWell,
    objectFit: 'cover',
  }),
);

export const facts = style(inComponents({ display: 'grid', gap: space[2], minWidth: 0 }));

export const name = style(
  inComponents({ fontFamily: vars.font.family.mono, ...vars.typography.mono, overflowWrap: 'anywhere' }),
);

export const size = style(inComponents({ color: color.text.secondary, ...vars.typography.caption }));

export const buttons = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));
