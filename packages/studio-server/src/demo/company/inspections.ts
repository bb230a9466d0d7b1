import type { FrameKind, Subject } from '@inspection-studio/demo-frames';
import type { AssetType } from '@inspection-studio/domain/assets';
import type { CaptureType } from '@inspection-studio/domain/images';
import type { DataKind } from '@inspection-studio/domain/inspections';
import { DEMO_SITES } from './places.ts';

/** The images of one flight, drawn or copied from a folder. */
export interface DemoFlight {
  kind: Extract<DataKind, 'three' | 'two'>;
  captureType: Extract<CaptureType, 'Rgb' | 'Ir'>;
  frame: FrameKind;
  /** Structure in thermal frames and views. By default the seed selects one. */
  subject?: Subject | undefined;
  count: number;
}

export interface DemoInspection {
  asset: string;
  name: string;
  description: string;
  checklist: string;
  /** Local part of its author's email address. */
  author: string;
  /** Day of the flight, in days before today. */
  ageDays: number;
  flights: readonly DemoFlight[];
  /**
   * `sent` inspections are processed. `unreadable` ones contain files that are
   * not images, so processing fails. `draft` ones are not sent.
   */
  outcome: 'sent' | 'unreadable' | 'draft';
}

const CHECKLIST: Partial<Record<AssetType, string>> = {
  Bridge: 'Bridge general',
  WaterTank: 'Tank shell and roof',
  OilTank: 'Tank shell and roof',
  FuelTank: 'Tank shell and roof',
};

const FRAME: Partial<Record<AssetType, FrameKind>> = {
  Bridge: 'concrete',
  Building: 'concrete',
  CoolingTower: 'concrete',
  Chimney: 'concrete',
  ConfinedSpace: 'concrete',
  PowerLine: 'thermal',
  Reactor: 'thermal',
  Furnace: 'thermal',
  Boiler: 'thermal',
  Miscellaneous: 'ground',
};

const SUBJECT: Partial<Record<AssetType, Subject>> = {
  PowerLine: 'pylon',
  Reactor: 'processPlant',
  Furnace: 'processPlant',
  Boiler: 'chimney',
};

const AUTHORS = ['uploader', 's.macleod', 'd.ferreira', 'member', 'manager'];

const flight = (kind: DemoFlight['kind'], frame: FrameKind, count: number, subject?: Subject): DemoFlight => ({
  kind,
  subject,
  captureType: frame === 'thermal' ? 'Ir' : 'Rgb',
  frame,
  count,
});

/** One inspection per situation that a user can meet. */
const FEATURED: readonly DemoInspection[] = [
  {
    asset: 'Kinnaird Viaduct',
    name: 'NorthTowerA',
    description: 'North tower, all four faces, after the storm of 9 November.',
    checklist: 'Bridge general',
    author: 'uploader',
    ageDays: 3,
    flights: [flight('three', 'concrete', 24), flight('two', 'deck', 4)],
    outcome: 'sent',
  },
  {
    asset: 'Line 4 Span 118',
    name: 'Span118Thermal',
    description: 'Joints and insulators under load, before dawn.',
    checklist: 'Lattice tower',
    author: 's.macleod',
    ageDays: 7,
    flights: [flight('three', 'thermal', 14, 'pylon'), flight('three', 'ground', 10)],
    outcome: 'sent',
  },
  {
    asset: 'Holm Reservoir Tank 2',
    name: 'ShellCourses',
    description: 'Shell courses 1 to 6, weld seams and wind girder.',
    checklist: 'Tank shell and roof',
    author: 'uploader',
    ageDays: 4,
    flights: [flight('two', 'steel', 8)],
    outcome: 'sent',
  },
  {
    asset: 'Brannock Mast',
    name: 'Mast20251112',
    description: 'Uploaded in full and ready to be sent.',
    checklist: 'Lattice tower',
    author: 'uploader',
    ageDays: 9,
    flights: [flight('three', 'steel', 21)],
    outcome: 'draft',
  },
  {
    asset: 'Marle Court Block C',
    name: 'FacadeNorth',
    description: 'The eastern third of the facade is still to be flown.',
    checklist: 'Bridge general',
    author: 'member',
    ageDays: 1,
    flights: [flight('three', 'concrete', 8)],
    outcome: 'draft',
  },
  {
    asset: 'Penny Dock Pipe Rack',
    name: 'RackEast',
    description: 'Copied from a damaged memory card.',
    checklist: 'Tank shell and roof',
    author: 'd.ferreira',
    ageDays: 12,
    flights: [flight('two', 'steel', 6)],
    outcome: 'unreadable',
  },
];

/** One completed inspection per located asset; it gives the asset its position on the map. */
const routine: DemoInspection[] = DEMO_SITES.flatMap(({ assets }) => assets).map((asset, index) => ({
  asset: asset.name,
  name: `${asset.type}Routine${2019 + (index % 7)}`,
  description: '',
  checklist: CHECKLIST[asset.type] ?? 'Lattice tower',
  author: AUTHORS[index % AUTHORS.length] ?? 'uploader',
  ageDays: 20 + index * 9,
  flights: [flight('two', FRAME[asset.type] ?? 'steel', 4, SUBJECT[asset.type])],
  outcome: 'sent',
}));

export const DEMO_INSPECTIONS: readonly DemoInspection[] = [...FEATURED, ...routine];
