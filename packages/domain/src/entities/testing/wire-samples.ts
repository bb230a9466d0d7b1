/** One complete record of each kind on the wire, written by hand. Every property has a value; none is null. */

const author = { id: 'moira-reid-4h8s2k', name: 'Moira Reid', thumbnail: '/thumbnails/moira-reid.jpg' };
const estuary = { id: 'forth-estuary-2b9k4m', name: 'Forth Estuary', thumbnail: '/thumbnails/forth-estuary.jpg' };
const place = { longitude: -3.388, latitude: 56.0008 };

export const user = {
  id: 'callum-baird-8d3n6v',
  companyId: 'tay-inspection-1c5x9z',
  firstName: 'Callum',
  lastName: 'Baird',
  name: 'Callum Baird',
  email: 'callum.baird@tay-inspection.example',
  phoneNumber: '+44 1382 555 014',
  thumbnail: '/thumbnails/callum-baird.jpg',
  created: '2026-01-12T09:15:00.000Z',
  modified: '2026-11-21T08:30:00.000Z',
  roleId: 5,
  status: 1,
  invitedBy: { id: 'moira-reid-4h8s2k', name: 'Moira Reid' },
};

export const invitation = {
  emails: ['isla.munro@tay-inspection.example', 'ewan.kerr@tay-inspection.example'],
  roleId: 5,
  message: 'The viaduct flights are yours.',
};

export const company = {
  id: 'tay-inspection-1c5x9z',
  name: 'Tay Inspection',
  address: '4 Riverside Drive, Dundee',
  website: 'https://tay-inspection.example',
  created: '2024-03-01T00:00:00.000Z',
  licence: {
    start: '2026-01-01T00:00:00.000Z',
    expiry: '2026-12-31T23:59:59.000Z',
    frequency: 2,
    seatsUsed: 7,
    seatsAllowed: 10,
    dataUsed: 412.5,
    dataAllowed: 1000,
    dataType: 0,
    supplementaryUsed: 5_368_709_120,
    supplementaryAllowed: 53_687_091_200,
  },
};

export const companyDocument = {
  id: 'access-plan-6m2t8r',
  name: 'access-plan.pdf',
  size: 482_113,
  mime: 'application/pdf',
  type: 4,
  key: 'documents/tay-inspection-1c5x9z/access-plan-6m2t8r.pdf',
  modified: '2026-10-02T14:05:00.000Z',
  createdBy: author,
};

export const site = {
  ...estuary,
  location: place,
  modified: '2026-11-21T08:30:00.000Z',
  assetCount: 3,
  createdBy: author,
};

export const asset = {
  id: 'kinnaird-viaduct-7k2m4q',
  name: 'Kinnaird Viaduct',
  type: 3,
  location: place,
  modified: '2026-11-21T08:30:00.000Z',
  thumbnail: '/thumbnails/kinnaird-viaduct.jpg',
  projectCount: 2,
  memberIds: ['callum-baird-8d3n6v'],
  uploaderIds: ['isla-munro-3p7w1y'],
  createdBy: author,
  site: estuary,
  siteId: 'forth-estuary-2b9k4m',
  severityScaleId: 'condition-5x7c2v',
  categoryIds: ['crack-8s4n2d', 'spalling-1f6j9h'],
  presetIds: ['bridges-3k8f2p'],
  layoutTemplateId: 'viaduct-spans-9q4b7g',
  involved: [{ id: 'callum-baird-8d3n6v', name: 'Callum Baird', thumbnail: '/thumbnails/callum-baird.jpg' }],
};

export const assetListItem = {
  ...asset,
  recentProject: {
    id: 'autumn-flight-2v5n8c',
    name: 'AutumnFlight',
    thumbnail: '/thumbnails/autumn-flight.jpg',
    modified: '2026-11-20T16:45:00.000Z',
    imageCount: 64,
    size: 734_003_200,
    status: 3,
  },
};

export const project = {
  id: 'autumn-flight-2v5n8c',
  name: 'AutumnFlight',
  description: 'Spans 4 to 9, both elevations.',
  status: 8,
  thumbnail: '/thumbnails/autumn-flight.jpg',
  modified: '2026-11-20T16:45:00.000Z',
  prj: 'OSGB36',
  size: 734_003_200,
  asset: {
    id: 'kinnaird-viaduct-7k2m4q',
    name: 'Kinnaird Viaduct',
    thumbnail: '/thumbnails/kinnaird-viaduct.jpg',
    type: 3,
  },
  location: place,
  imageCount: 64,
  uploadedImageCount: 61,
  fileCount: 74,
  missingFileCount: 2,
  dataKinds: ['three', 'supplementary'],
  memberIds: ['callum-baird-8d3n6v'],
  uploaderIds: ['isla-munro-3p7w1y'],
  createdBy: author,
};

export const projectDetail = {
  ...project,
  checklist: { id: 'principal-5d8k1m', name: 'Principal' },
  site: estuary,
  modules: {
    three: { rgb: 48, ir: 12, isAr: true },
    two: { rgb: 3, ir: 1 },
    ortho: { gcp: true, isEnabled: true },
    sonar: { data: 6 },
    lidar: { data: true },
    supplementary: { data: 2 },
  },
  statusReason: 'Pier4.jpg could not be read.',
  processing: { done: 12, total: 64 },
  uploads: [{ id: 'tab-4f0c2e1a', user: author, started: '2026-11-20T16:30:00.000Z', done: 23, total: 40 }],
};

export const image = {
  id: 'dji-0042-4r9s6x',
  name: 'DJI_0042.jpg',
  type: 1,
  depth: 2,
  location: { ...place, altitude: 41.2, source: 'exif' },
  modified: '2026-11-20T11:02:13.000Z',
  dimensions: [5280, 3956],
  isFlagged: true,
  size: 11_534_336,
  counts: { annotations: 2, measurement2s: 1 },
  paths: { tiles: '/tiles/dji-0042', thumbnail: '/thumbnails/dji-0042.jpg', temperatures: '/temperatures/dji-0042' },
};

export const category = {
  id: 'crack-8s4n2d',
  name: 'Crack',
  colour: '#d9480F',
  model: 'concrete-crack',
  modified: '2026-05-04T10:00:00.000Z',
  isArchived: true,
};

export const categoryPreset = {
  id: 'bridges-3k8f2p',
  name: 'Bridges',
  categories: ['crack-8s4n2d', 'spalling-1f6j9h'],
  categoryCount: 2,
  modified: '2026-05-04T10:00:00.000Z',
};

export const severityScale = {
  id: 'condition-5x7c2v',
  name: 'Condition',
  modified: '2026-05-04T10:00:00.000Z',
  isArchived: true,
  isNumerical: true,
  severities: [
    { id: 'minor-7b2j5k', name: '1', scale: 0, colour: '#2b8a3e', icon: 0 },
    { id: 'severe-8c4l1p', name: '2', scale: 99, colour: '#C92A2A', icon: 3 },
  ],
};

export const tag = {
  id: 'night-work-6g1h3d',
  name: 'Night work',
  modified: '2026-05-04T10:00:00.000Z',
  isArchived: true,
};

export const checklistTemplate = {
  id: 'principal-5d8k1m',
  name: 'Principal',
  modified: '2026-05-04T10:00:00.000Z',
  sections: [
    {
      identifier: 'access',
      title: 'Access',
      items: [{ identifier: 'permit', description: 'Track possession is confirmed' }],
    },
    { identifier: 'bearings', title: 'Bearings', items: [{ identifier: 'grease', description: 'Grease is clean' }] },
  ],
};

export const layoutTemplate = {
  id: 'viaduct-spans-9q4b7g',
  name: 'Viaduct spans',
  modified: '2026-05-04T10:00:00.000Z',
  map: [
    {
      sectionId: 'span-4-1a2b3c',
      nodes: [{ sectionId: 'north-2d3e4f', nodes: [{ sectionId: 'soffit-3g4h5j', nodes: [] }] }],
    },
    { sectionId: 'span-5-4k5l6m', nodes: [] },
  ],
};

export const layerTemplate = {
  id: 'spans-8n9p1q',
  name: 'Spans',
  modified: '2026-05-04T10:00:00.000Z',
  isSegmented: true,
  layoutId: 'viaduct-spans-9q4b7g',
  sections: [
    { id: 'span-4-1a2b3c', name: 'Span 4' },
    { id: 'span-5-4k5l6m', name: 'Span 5' },
  ],
};

export const captureData = {
  captureDate: '2026-11-20T00:00:00.000Z',
  location: 'South abutment',
  acquisitionTeam: ['Callum Baird', 'Isla Munro'],
  airTemperature: -2.5,
  windSpeed: 6.4,
  humidity: 81,
  captureDevice: 'DJI Mavic 3T',
  geotagged: 3,
  visualResolution: '0.6 mm per pixel',
  thermalType: 2,
  sonarRange: '30 m',
  supervisor: 'Moira Reid',
};

export const temperatureStats = { low: -4.1, high: 18.9, average: 6.3, median: 5.8 };
