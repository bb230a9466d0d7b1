import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { shellVars } from '../../internal/shell-vars.js';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';
import { button } from '../Button/Button.css.js';

const { color, space } = vars;

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } });
const leave = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
const swipeOut = (to: string) =>
  keyframes({
    from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
    to: { transform: `translateX(${to})` },
  });
const swipeOutRight = swipeOut('calc(100% + 24px)');
const swipeOutLeft = swipeOut('calc(-100% - 24px)');

/** Width at the end side of a narrow window that stays free for row menus and for the Close button of a dialog. */
const FREE_END = '6rem';

/** At the start side, because paginations and row menus are at the end side. */
export const viewport = style(
  inComponents({
    position: 'fixed',
    insetInlineStart: `calc(var(${shellVars.railWidth}, 0px) + ${space[8]})`,
    bottom: `calc(var(${shellVars.dockedHeight}, 0px) + var(${shellVars.bottomBarHeight}, 0px) + ${space[4]})`,
    zIndex: vars.zIndex.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    width: 360,
    maxWidth: `calc(100vw - ${space[8]})`,
    // Modal layers turn the pointer off for the page.
    pointerEvents: 'auto',
    '@media': {
      [media.belowMd]: {
        top: space[2],
        bottom: 'auto',
        insetInlineStart: space[2],
        maxWidth: `calc(100vw - ${space[2]} - ${FREE_END})`,
      },
    },
  }),
);

export const toast = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    padding: `${space[3]} ${space[2]} ${space[3]} ${space[3]}`,
    border: '1px solid transparent',
    borderInlineStart: `${space[1]} solid`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    color: color.text.primary,
    boxShadow: vars.elevation[4],
    // Radix turns it off inline for toasts that are older than a modal layer.
    pointerEvents: 'auto !important' as 'auto',
    selectors: {
      '&[data-state="open"]': { animation: `${enter} ${vars.duration.slow} ${vars.easing.enter}` },
      '&[data-state="closed"]': { animation: `${leave} ${vars.duration.base} ${vars.easing.exit}` },
      '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&[data-swipe="cancel"]': { transform: 'none' },
      '&[data-swipe="end"]': { animation: `${swipeOutLeft} ${vars.duration.base} ${vars.easing.exit}` },
      '[dir="rtl"] &[data-swipe="end"]': { animationName: swipeOutRight },
    },
    '@media': {
      [media.reducedMotion]: { selectors: { '&[data-state]': { animation: 'none' } } },
    },
  }),
);

export const kind = styleVariants(
  {
    completed: color.status.completed.sign,
    processing: color.status.processing.sign,
    failed: color.status.failed.sign,
    warning: color.status.warning.sign,
    info: color.status.info.sign,
  },
  (edge) => [inComponents({ borderInlineStartColor: edge })],
);

export const sign = style(inComponents({ marginBlock: 2 }));

export const words = style(inComponents({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));

export const title = style(inComponents(vars.typography.label));

export const description = style(inComponents({ color: color.text.secondary, ...vars.typography.table }));

export const action = style(inComponents({ selectors: { [`${button}&`]: { marginBlockStart: space[2] } } }));

export const close = style(
  inComponents({ selectors: { [`${button}&`]: { alignSelf: 'flex-start', marginBlock: -4 } } }),
);
