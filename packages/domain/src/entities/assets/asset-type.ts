import { wireNumbers } from '../shared/wire-numbers.ts';

/** Numbers of the asset types on the wire. @see ENUM-076..092 */
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

/** What kind of structure an asset is. @see ENUM-076..092 */
export type AssetType = keyof typeof ASSET_TYPE_NUMBERS;

/** Codec between asset type numbers of the wire and their names; refuses any other number. @see ENUM-076..092 */
export const assetTypeCodec = /* @__PURE__ */ wireNumbers(ASSET_TYPE_NUMBERS);

/** Type of a new asset before its author chooses. @see ENUM-111 */
export const DEFAULT_ASSET_TYPE: AssetType = 'Bridge';

/** Shown names, in the order the interface lists them (N76). */
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

/** Shown name of an asset type. @see ENUM-093..109 */
export const assetTypeLabel = (type: AssetType): string => LABELS[type];

/** Types with their shown names, in the order the interface lists them. @see ENUM-110, N76 */
export const ASSET_TYPE_OPTIONS: readonly { value: AssetType; label: string }[] = (
  Object.keys(LABELS) as AssetType[]
).map((value) => ({ value, label: LABELS[value] }));
