import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { UNIT_SYSTEM_NUMBERS } from '../../units/unit-system.ts';
import { ASSET_TYPE_NUMBERS, assetTypeCodec } from '../assets/asset-type.ts';
import { RADIOMETRIC_KIND_NUMBERS, radiometricKindCodec } from '../capture-data/radiometric-kind.ts';
import { TRI_STATE_NUMBERS, triStateCodec } from '../capture-data/tri-state.ts';
import { BILLING_FREQUENCY_NUMBERS, billingFrequencyCodec } from '../companies/billing-frequency.ts';
import { LICENCE_DATA_TYPE_NUMBERS, licenceDataTypeCodec } from '../companies/licence-data-type.ts';
import { CAPTURE_TYPE_NUMBERS, captureTypeCodec } from '../images/capture-type.ts';
import { THUMBNAIL_KIND_NUMBERS, thumbnailKindCodec } from '../images/thumbnail-kind.ts';
import { VIEW_MODE_NUMBERS, viewModeCodec } from '../images/view-mode.ts';
import {
  INSPECTION_STATUS_NUMBERS,
  inspectionStatusCodec,
  JOB_STATUS_NUMBERS,
  jobStatusCodec,
  PROCESSING_STATUS_NUMBERS,
  processingStatusCodec,
} from '../inspections/inspection-status.ts';
import { ROLE_IDS, roleIdCodec } from '../users/user-role.ts';
import { USER_STATUS_NUMBERS, userStatusCodec } from '../users/user-status.ts';
import { FILE_TYPE_NUMBERS, fileTypeCodec } from './file-type.ts';
import { wireNumbers } from './wire-numbers.ts';

const enumerations: Record<string, { numbers: Record<string, number>; codec: z.ZodMiniType<string, number> }> = {
  'Unit system': { numbers: UNIT_SYSTEM_NUMBERS, codec: wireNumbers(UNIT_SYSTEM_NUMBERS) },
  'Capture type': { numbers: CAPTURE_TYPE_NUMBERS, codec: captureTypeCodec },
  'View mode': { numbers: VIEW_MODE_NUMBERS, codec: viewModeCodec },
  'Role identifier': { numbers: ROLE_IDS, codec: roleIdCodec },
  'User status': { numbers: USER_STATUS_NUMBERS, codec: userStatusCodec },
  'Processing status (first numbering)': { numbers: PROCESSING_STATUS_NUMBERS, codec: processingStatusCodec },
  'Processing status (second numbering)': { numbers: INSPECTION_STATUS_NUMBERS, codec: inspectionStatusCodec },
  'Job status': { numbers: JOB_STATUS_NUMBERS, codec: jobStatusCodec },
  'Tri-state choice': { numbers: TRI_STATE_NUMBERS, codec: triStateCodec },
  'Radiometric kind': { numbers: RADIOMETRIC_KIND_NUMBERS, codec: radiometricKindCodec },
  'File type': { numbers: FILE_TYPE_NUMBERS, codec: fileTypeCodec },
  'Asset type': { numbers: ASSET_TYPE_NUMBERS, codec: assetTypeCodec },
  'Billing frequency': { numbers: BILLING_FREQUENCY_NUMBERS, codec: billingFrequencyCodec },
  'Licence data type': { numbers: LICENCE_DATA_TYPE_NUMBERS, codec: licenceDataTypeCodec },
  'Thumbnail upload kind': { numbers: THUMBNAIL_KIND_NUMBERS, codec: thumbnailKindCodec },
};

const rows: [enumeration: string, member: string, number: number][] = [
  ['Unit system', 'Metric', 0],
  ['Unit system', 'Imperial', 1],
  ['Capture type', 'Rgb', 0],
  ['Capture type', 'Ir', 1],
  ['Capture type', 'Sonar', 2],
  ['View mode', 'Three', 0],
  ['View mode', 'Two', 1],
  ['View mode', 'Ortho', 2],
  ['Role identifier', 'Admin', 1],
  ['Role identifier', 'Manager', 2],
  ['Role identifier', 'Member', 3],
  ['Role identifier', 'Trial', 4],
  ['Role identifier', 'Uploader', 5],
  ['Role identifier', 'Viewer', 6],
  ['User status', 'Deactivated', 0],
  ['User status', 'Activated', 1],
  ['User status', 'Pending', 2],
  ['User status', 'Deleted', 3],
  ['Processing status (first numbering)', 'Completed', 0],
  ['Processing status (first numbering)', 'Processing', 1],
  ['Processing status (first numbering)', 'ThumbnailsGenerated', 2],
  ['Processing status (first numbering)', 'ThumbnailsGenerating', 3],
  ['Processing status (first numbering)', 'ImagesDownloaded', 4],
  ['Processing status (first numbering)', 'ImagesDownloading', 5],
  ['Processing status (first numbering)', 'Draft', 6],
  ['Processing status (first numbering)', 'Failed', 7],
  ['Processing status (second numbering)', 'Draft', 0],
  ['Processing status (second numbering)', 'Queued', 1],
  ['Processing status (second numbering)', 'Processing', 2],
  ['Processing status (second numbering)', 'Completed', 3],
  ['Processing status (second numbering)', 'Failed', 4],
  ['Processing status (second numbering)', 'ImagesDownloading', 5],
  ['Processing status (second numbering)', 'ImagesDownloaded', 6],
  ['Processing status (second numbering)', 'ThumbnailsGenerating', 7],
  ['Processing status (second numbering)', 'ThumbnailsGenerated', 8],
  ['Job status', 'Created', 0],
  ['Job status', 'Queued', 1],
  ['Job status', 'Processing', 3],
  ['Job status', 'Ready', 4],
  ['Tri-state choice', 'Unselected', 0],
  ['Tri-state choice', 'Yes', 1],
  ['Tri-state choice', 'No', 2],
  ['Tri-state choice', 'Partial', 3],
  ['Radiometric kind', 'Unselected', 0],
  ['Radiometric kind', 'Radiometric', 1],
  ['Radiometric kind', 'NonRadiometric', 2],
  ['File type', 'Image', 1],
  ['File type', 'Video', 2],
  ['File type', 'Blob', 3],
  ['File type', 'Pdf', 4],
  ['Asset type', 'Building', 0],
  ['Asset type', 'Flare', 1],
  ['Asset type', 'CoolingTower', 2],
  ['Asset type', 'Bridge', 3],
  ['Asset type', 'CellTower', 4],
  ['Asset type', 'WaterTank', 5],
  ['Asset type', 'OilTank', 6],
  ['Asset type', 'FuelTank', 7],
  ['Asset type', 'PowerLine', 8],
  ['Asset type', 'PipeLine', 9],
  ['Asset type', 'Reactor', 10],
  ['Asset type', 'Boiler', 11],
  ['Asset type', 'Chimney', 12],
  ['Asset type', 'Furnace', 13],
  ['Asset type', 'ConfinedSpace', 14],
  ['Asset type', 'CrackerUnit', 15],
  ['Asset type', 'Miscellaneous', 16],
  ['Billing frequency', 'Monthly', 1],
  ['Billing frequency', 'Annual', 2],
  ['Licence data type', 'Gpx', 0],
  ['Licence data type', 'ImageCount', 1],
  ['Thumbnail upload kind', 'User', 1],
  ['Thumbnail upload kind', 'Site', 2],
  ['Thumbnail upload kind', 'Asset', 3],
  ['Thumbnail upload kind', 'Project', 4],
  ['Thumbnail upload kind', 'ReportLogo', 5],
  ['Thumbnail upload kind', 'ReportCover', 6],
];

it.each(rows)('%s: %s is %i.', (enumeration, member, number) => {
  const { numbers, codec } = enumerations[enumeration]!;
  expect(z.decode(codec, number)).toBe(member);
  expect(z.encode(codec, member)).toBe(number);
  expect(Object.entries(numbers).filter(([, other]) => other === number)).toEqual([[member, number]]);
});

describe.each(Object.entries(enumerations))('%s', (name, { numbers, codec }) => {
  const known = rows.filter(([enumeration]) => enumeration === name);

  it('has no other values', () => expect(numbers).toEqual(Object.fromEntries(known.map(([, ...entry]) => entry))));

  it('rejects other numbers, and names instead of numbers', () => {
    const others = Array.from({ length: 30 }, (_, index) => index - 1).filter((one) =>
      known.every((row) => row[2] !== one),
    );
    for (const other of [...others, 0.5, NaN, '1', null, undefined, ...Object.keys(numbers)]) {
      expect([other, codec.safeParse(other).success]).toEqual([other, false]);
    }
  });

  it('does not encode unknown names', () => expect(() => z.encode(codec, 'Gone')).toThrow(z.core.$ZodError));
});
