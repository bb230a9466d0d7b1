import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { NARROW } from './ImageViewer.css.js';

const rule = `1px solid ${vars.color.bezel.border}`;

/** The picture, with the facts beside it. In a narrow viewer they are below it, always of the same height: images of one size stay where they are. */
export const area = style(
  inComponents({
    flex: '1 1 auto',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridAutoRows: 'minmax(0, 1fr)',
    minHeight: 0,
    '@container': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const facts = style(
  inComponents({
    // Not more than half of the viewer when texts are large.
    width: 'min(20rem, 50cqi)',
    minHeight: 0,
    borderInlineStart: rule,
    '@container': { [NARROW]: { width: 'auto', borderInlineStart: 0, borderTop: rule } },
  }),
);
