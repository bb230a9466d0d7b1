import type { CategoryModel } from '@inspection-studio/domain/categories';

export interface DemoCategory {
  name: string;
  colour: string;
  model: CategoryModel | null;
  isArchived?: boolean;
}

/** Categories of findings. Their colours differ clearly from the system blue. */
export const DEMO_CATEGORIES: readonly DemoCategory[] = [
  { name: 'Concrete crack', colour: '#ce2a29', model: 'concrete-crack' },
  { name: 'Spalling', colour: '#ec7c0e', model: 'concrete-spalling' },
  { name: 'Steel corrosion', colour: '#833f1d', model: 'steel-corrosion' },
  { name: 'Staining', colour: '#8b9030', model: 'staining' },
  { name: 'Corrosion staining', colour: '#f8c829', model: 'corrosion-staining' },
  { name: 'Asphalt crack', colour: '#434a44', model: 'asphalt-crack' },
  { name: 'Loose fastener', colour: '#8048b6', model: null },
  { name: 'Vegetation', colour: '#1c884e', model: null },
  { name: 'Hot joint', colour: '#ef60a8', model: null },
  { name: 'Missing cover', colour: '#37a9a3', model: null },
  { name: 'Bird nest', colour: '#59c5e8', model: null },
  { name: 'Graffiti', colour: '#6b7280', model: null, isArchived: true },
];

/** Tags of the demo company, including an archived one. */
export const DEMO_TAGS: readonly { name: string; isArchived?: boolean }[] = [
  { name: 'Before winter' },
  { name: 'Client visit' },
  { name: 'Follow up' },
  { name: 'Night flight' },
  { name: 'Rope access needed' },
  { name: 'Storm damage' },
  { name: 'Warranty' },
  { name: 'Pilot scheme 2024', isArchived: true },
];

/** Preset name → names of its categories. */
export const DEMO_PRESETS: Readonly<Record<string, readonly string[]>> = {
  'Concrete structures': ['Concrete crack', 'Spalling', 'Staining', 'Vegetation'],
  'Steel structures': ['Steel corrosion', 'Corrosion staining', 'Loose fastener'],
  'Overhead lines': ['Hot joint', 'Loose fastener', 'Bird nest'],
};

export interface DemoSeverityScale {
  name: string;
  isNumerical: boolean;
  /** Names from lowest to highest. */
  severities: readonly string[];
  isArchived?: boolean;
}

export const DEMO_SEVERITY_SCALES: readonly DemoSeverityScale[] = [
  { name: 'Condition 1 to 5', isNumerical: true, severities: ['1', '2', '3', '4', '5'] },
  { name: 'Defect urgency', isNumerical: false, severities: ['Monitor', 'Plan', 'Repair', 'Act now'] },
  { name: 'Thermal delta', isNumerical: false, severities: ['Normal', 'Attention', 'Serious', 'Critical'] },
  { name: 'Old condition code', isNumerical: false, severities: ['Good', 'Fair', 'Poor'], isArchived: true },
];

/** Checklist name → section title → item descriptions. */
export const DEMO_CHECKLISTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'Bridge general': {
    Superstructure: ['Deck soffit, all spans', 'Bearings and plinths', 'Expansion joints'],
    Substructure: ['Pier faces, four sides', 'Scour at foundations'],
    Approaches: ['Parapets', 'Drainage outlets'],
  },
  'Tank shell and roof': {
    Shell: ['Courses, full height', 'Nozzles and manways', 'Wind girder'],
    Roof: ['Vents and seals', 'Handrails'],
  },
  'Lattice tower': {
    Structure: ['Leg members and splices', 'Bracing', 'Climbing system'],
    Equipment: ['Insulators or antennas', 'Earthing'],
  },
};

export interface DemoLayer {
  name: string;
  /** Distributed along a single axis. */
  isSegmented: boolean;
  sections: readonly string[];
}

/** Location layout → its layers, outermost first. */
export const DEMO_LAYOUTS: Readonly<Record<string, readonly DemoLayer[]>> = {
  'Viaduct spans': [
    { name: 'Span', isSegmented: false, sections: ['1', '2', '3', '4', '5', '6'] },
    { name: 'Part', isSegmented: false, sections: ['Deck', 'Bearing', 'Pier'] },
  ],
  'Tank courses': [
    { name: 'Course', isSegmented: true, sections: ['1', '2', '3', '4', '5', '6', '7', '8'] },
    { name: 'Quadrant', isSegmented: false, sections: ['North', 'East', 'South', 'West'] },
  ],
};
