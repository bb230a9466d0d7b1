import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { media } from '../theme/media.js';

const heading = { color: vars.color.text.secondary, ...vars.typography.caption };
const block = { '@media': { [media.belowSm]: { display: 'block' } } } as const;

/** On a narrow screen no table any more: the states of a variant below its name, each under its own heading. */
export const table = style(block);
export const body = style(block);
export const row = style({
  '@media': { [media.belowSm]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: vars.space[4] } },
});
export const head = style({ '@media': { [media.belowSm]: { display: 'none' } } });

const part = {
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[4]}`,
  textAlign: 'start',
  verticalAlign: 'middle',
} as const;
export const columnName = style({ ...part, ...heading });
export const rowName = style({ ...part, ...heading, '@media': { [media.belowSm]: { width: '100%', padding: 0 } } });
export const cell = style({
  ...part,
  '@media': {
    [media.belowSm]: {
      minWidth: 0,
      maxWidth: '100%',
      paddingInline: 0,
      selectors: { '&::before': { content: 'attr(data-column)', display: 'block', ...heading } },
    },
  },
});
