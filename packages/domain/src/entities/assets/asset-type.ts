import { wireNumbers } from '../shared/wire-numbers.ts';

/** Wire numbers of the asset types. */
export const ASSET_TYPE_NUMBERS = {
  Building: 0,
  Flare: 1,
  CoolingTower: 2,
  Bridge: 3,
  CellTower: 4,
  WaterTank: 5,
  OilTank: 6,
  FuelTank: 7,
  PowerLine: 8,
  PipeLine: 9,
  Reactor: 10,
  Boiler: 11,
  Chimney: 12,
  Furnace: 13,
  ConfinedSpace: 14,
  CrackerUnit: 15,
  Miscellaneous: 16,
} as const;

/** Kind of structure of an asset. */
export type AssetType = keyof typeof ASSET_TYPE_NUMBERS;

/** Codec between asset type numbers on the wire and their names. Rejects other numbers. */
export const assetTypeCodec = /* @__PURE__ */ wireNumbers(ASSET_TYPE_NUMBERS);

/** Default type of a new asset. */
export const DEFAULT_ASSET_TYPE: AssetType = 'Bridge';

/** Display names, in display order. */
const LABELS: Record<AssetType, string> = {
  Boiler: 'Boiler',
  Bridge: 'Bridge',
  Building: 'Building',
  CellTower: 'Cell Tower',
  Chimney: 'Chimney',
  ConfinedSpace: 'Confined Space',
  CoolingTower: 'Cooling Tower',
  CrackerUnit: 'Cracker Unit',
  Flare: 'Flare',
  FuelTank: 'Fuel Tank',
  Furnace: 'Furnace',
  Miscellaneous: 'Miscellaneous',
  WaterTank: 'Water Tank',
  OilTank: 'Oil Tank',
  PowerLine: 'Power Line',
  PipeLine: 'Pipe Line',
  Reactor: 'Reactor',
};

/** Display name of an asset type. */
export const assetTypeLabel = (type: AssetType): string => LABELS[type];

/** Types with their display names, in display order. */
export const ASSET_TYPE_OPTIONS: readonly { value: AssetType; label: string }[] = (
  Object.keys(LABELS) as AssetType[]
).map((value) => ({ value, label: LABELS[value] }));
