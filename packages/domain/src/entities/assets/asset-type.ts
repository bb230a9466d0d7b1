import { wireNumbers } from '../shared/wire-numbers.ts';

/** Numbers of the asset types on the wire. @see spec 1 §3 */
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
export type AssetType = keyof typeof ASSET_TYPE_NUMBERS;

/** Codec between asset type numbers of the wire and their names. */
export const assetTypeCodec = wireNumbers(ASSET_TYPE_NUMBERS);

/** Type of a new asset before its author chooses. @see spec 1 §3 */
export const DEFAULT_ASSET_TYPE: AssetType = 'Bridge';

/** Types with their shown names, in the order the interface lists them. @see spec 1 §3, N76 */
export const ASSET_TYPE_OPTIONS: readonly { value: AssetType; label: string }[] = [
  { value: 'Boiler', label: 'Boiler' },
  { value: 'Bridge', label: 'Bridge' },
  { value: 'Building', label: 'Building' },
  { value: 'CellTower', label: 'Cell Tower' },
  { value: 'Chimney', label: 'Chimney' },
  { value: 'ConfinedSpace', label: 'Confined Space' },
  { value: 'CoolingTower', label: 'Cooling Tower' },
  { value: 'CrackerUnit', label: 'Cracker Unit' },
  { value: 'Flare', label: 'Flare' },
  { value: 'FuelTank', label: 'Fuel Tank' },
  { value: 'Furnace', label: 'Furnace' },
  { value: 'Miscellaneous', label: 'Miscellaneous' },
  { value: 'WaterTank', label: 'Water Tank' },
  { value: 'OilTank', label: 'Oil Tank' },
  { value: 'PowerLine', label: 'Power Line' },
  { value: 'PipeLine', label: 'Pipe Line' },
  { value: 'Reactor', label: 'Reactor' },
];

const LABEL_OF = new Map(ASSET_TYPE_OPTIONS.map(({ value, label }) => [value, label]));

/** Shown name of an asset type. */
export const assetTypeLabel = (type: AssetType): string => LABEL_OF.get(type) ?? type;
