/** The same few rules wherever this runs: in bare Node, and bundled in a browser. */
import { colourDistance } from '@inspection-studio/domain/colour';
import { formatLongDate } from '@inspection-studio/domain/dates';
import { canAccess, refusalText } from '@inspection-studio/domain/permissions';
import { parseFilter, serializeFilter } from '@inspection-studio/domain/query';
import { tagPayloadSchema } from '@inspection-studio/domain/tags';
import { formatBytes } from '@inspection-studio/domain/units';
import { uploadTransition, NO_UPLOADS } from '@inspection-studio/domain/uploads';

const refusal = canAccess('Uploader', ['CreateSite']);
const batch = { id: 'b', inspectionId: 'i', inspectionName: 'Pier2', assetName: 'Pier', process: true };
const files = [{ id: 'f', name: 'DJI_0001.JPG', sizeBytes: 8_123_456 }];
const filter = parseFilter("contains(name,'o''clock') and isArchived eq false");

export const answers = {
  refusal: refusal.allowed ? null : refusalText(refusal.reason),
  size: formatBytes(8_123_456),
  date: formatLongDate(new Date(2024, 2, 9)),
  distance: colourDistance('#ffffff', '#000000').toFixed(3),
  filter: serializeFilter(filter),
  isTag: tagPayloadSchema.safeParse({ name: ' a ' }).success,
  effects: uploadTransition(NO_UPLOADS, { type: 'batchAdded', batch: { ...batch, files } })[1],
};
