import type { AssetListItem } from '@inspection-studio/domain/assets';
import type { CaptureData } from '@inspection-studio/domain/capture-data';
import type { ChecklistTemplate } from '@inspection-studio/domain/checklists';
import type { Company } from '@inspection-studio/domain/companies';
import type { Image } from '@inspection-studio/domain/images';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';

const person = { id: 'priya-1', name: 'Priya Raman', thumbnail: null };
const site = { id: 'forth-1', name: 'Forth Estuary', thumbnail: null };

export const viaduct: AssetListItem = {
  id: 'kinnaird-1',
  name: 'Kinnaird Viaduct',
  type: 'Bridge',
  location: null,
  modified: '2025-11-18T09:00:00.000Z',
  thumbnail: null,
  projectCount: 0,
  memberIds: [],
  uploaderIds: [],
  createdBy: person,
  site,
  siteId: site.id,
  severityScaleId: 'scale-1',
  categoryIds: [],
  presetIds: [],
  layoutTemplateId: null,
  involved: [],
  recentProject: null,
};

export const checklist: ChecklistTemplate = {
  id: 'annual-1',
  name: 'Bridge annual',
  modified: '2025-01-01T00:00:00.000Z',
  sections: [],
};

/** A Draft without data; change what the test is about. */
export const inspection = (part: Partial<ProjectDetail> = {}): ProjectDetail => ({
  id: 'north-1',
  name: 'NorthTowerA',
  description: 'All four faces.',
  status: 'Draft',
  statusReason: null,
  processing: null,
  uploads: [],
  thumbnail: null,
  modified: '2025-11-18T09:00:00.000Z',
  prj: null,
  size: 4096,
  asset: { id: viaduct.id, name: viaduct.name, thumbnail: null, type: 'Bridge' },
  location: null,
  imageCount: 0,
  dataKinds: [],
  memberIds: [],
  uploaderIds: [],
  createdBy: person,
  checklist: { id: checklist.id, name: checklist.name },
  site,
  modules: {
    three: { rgb: 0, ir: 0, isAr: false },
    two: { rgb: 0, ir: 0 },
    ortho: { gcp: false, isEnabled: false },
    sonar: { data: 0 },
    lidar: { data: false },
    supplementary: { data: 0 },
  },
  ...part,
});

/** A visual image of 3D, 12 megapixels, without a flag. */
export const image = (part: Partial<Image> = {}): Image => ({
  id: 'dji-1',
  name: 'DJI_0001.JPG',
  type: 'Rgb',
  depth: 'Three',
  location: null,
  modified: '2025-11-18T09:00:00.000Z',
  dimensions: [4000, 3000],
  isFlagged: false,
  size: 10,
  counts: { annotations: 0, measurement2s: 0 },
  paths: { tiles: '/tiles/{z}/{x}/{y}.jpg', thumbnail: '/small.jpg', temperatures: null },
  ...part,
});

/** No registered files. */
export const noFiles = {
  three: { rgb: [], ir: [] },
  two: { rgb: [], ir: [] },
  ortho: { data: [] },
  sonar: { data: [] },
  supplementary: { data: [] },
};

/** The company, whose licence has room for 40 gigapixels. */
export const company: Company = {
  id: 'tay',
  name: 'Tay Inspection',
  address: '',
  website: '',
  created: '2026-01-12T09:15:00.000Z',
  licence: {
    start: '2026-01-01T00:00:00.000Z',
    expiry: '2027-01-01T00:00:00.000Z',
    frequency: 'Annual',
    seatsUsed: 1,
    seatsAllowed: 5,
    dataUsed: 60,
    dataAllowed: 100,
    dataType: 'Gpx',
    supplementaryUsed: 0,
    supplementaryAllowed: 1e9,
  },
};

/** Capture data of which no two texts and no two numbers are alike, so that two that change places are noticed. */
export const recorded: CaptureData = {
  captureDate: '2025-11-14T00:00:00.000Z',
  location: 'Span 118',
  acquisitionTeam: ['Priya Raman'],
  airTemperature: 6.4,
  windSpeed: 4.2,
  humidity: 71,
  captureDevice: 'M300',
  geotagged: 'Partial',
  visualResolution: '0.8 mm',
  thermalType: 'NonRadiometric',
  sonarRange: '30 m',
  supervisor: 'Ruth Abernethy',
};
