import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

export const columnsSmall = createVar();
export const columnsMedium = createVar();
export const columnsLarge = createVar();

const columns = (count: string) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style(
  inComponents({
    display: 'grid',
    ...columns('1'),
    gap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
    '@media': {
      [media.fromSm]: { ...columns(columnsSmall), gap: vars.space[6] },
      [media.fromLg]: columns(columnsMedium),
      [media.fromXl]: columns(columnsLarge),
      [media.reducedMotion]: { transition: 'none' },
    },
  }),
);

export const cell = style(inComponents({ display: 'grid', minWidth: 0 }));
