import type { Subject } from '../subject.js';
import { actions } from './actions.js';
import { charts } from './charts.js';
import { collections } from './collections.js';
import { fields } from './fields.js';
import { files } from './files.js';
import { images } from './images.js';
import { layout } from './layout.js';
import { map } from './map.js';
import { overlays } from './overlays.js';
import { structure } from './structure.js';

/** Every component there is. */
export const subjects: readonly Subject[] = [
  ...actions,
  ...fields,
  ...files,
  ...collections,
  ...overlays,
  ...structure,
  ...layout,
  ...charts,
  ...images,
  ...map,
];
