import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;

/** Near the top, so that the field does not move when the list shrinks. */
export const window = style(
  inComponents({
    alignSelf: 'start',
    marginBlockStart: `min(${space[16]}, 8dvh)`,
    maxHeight: 'min(100%, 32rem)',
    '@media': { [media.belowMd]: { marginBlockStart: 0, maxHeight: 'none' } },
  }),
);

export const field = style(
  inComponents({
    flexShrink: 0,
    display: 'grid',
    padding: space[3],
    '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[2] } },
  }),
);

/** Only where the window fills the screen: without a keyboard there is no other way to close it. */
export const close = style(
  inComponents({
    maxWidth: 'none',
    marginInlineEnd: `calc(-1 * ${space[2]})`,
    '@media': { [media.fromMd]: { display: 'none' } },
  }),
);

export const list = style(
  inComponents({
    minHeight: 0,
    paddingBlock: `0 ${space[2]}`,
    paddingInline: space[2],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
);

export const heading = style(
  inComponents({
    padding: `${space[3]} ${space[2]} ${space[1]}`,
    color: color.text.secondary,
    ...vars.typography.caption,
  }),
);

export const shortcut = style(
  inComponents({ gridColumn: 3, display: 'flex', gap: space[1], marginInlineStart: space[2] }),
);

export const key = style(
  inComponents({
    minWidth: '1.5rem',
    padding: `0 ${space[1]}`,
    border: `${vars.borderWidth.hairline} solid ${color.border.strong}`,
    borderRadius: vars.radius.sm,
    color: color.text.secondary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.caption,
    textAlign: 'center',
  }),
);

export const empty = style(
  inComponents({ padding: `${space[4]} ${space[5]} ${space[6]}`, color: color.text.secondary }),
);

/** Messages above the rows. Takes no room while empty. */
export const notice = style(
  inComponents({
    margin: `0 ${space[3]} ${space[2]}`,
    color: color.text.secondary,
    ...vars.typography.caption,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

/** Weight marks what matches the term, so the active row does not use it. */
export const row = style(inComponents({ selectors: { '&[aria-selected="true"]': { fontWeight: 'inherit' } } }));

export const icon = style(
  inComponents({ display: 'grid', placeItems: 'center', width: '24px', marginInlineEnd: space[3] }),
);

export const match = style(
  inComponents({ background: 'none', color: 'inherit', fontWeight: vars.font.weight.semibold }),
);
