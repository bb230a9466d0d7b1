import { describe, expect, it } from 'vitest';
import { newAssetForm } from './asset.form.ts';
import { ASSET_TYPE_OPTIONS, assetTypeLabel } from './asset-type.ts';

describe('Asset type: displayed names', () => {
  it.each([
    ['ENUM-093', 'Boiler', 'Boiler'],
    ['ENUM-094', 'Bridge', 'Bridge'],
    ['ENUM-095', 'Building', 'Building'],
    ['ENUM-096', 'CellTower', 'Cell Tower'],
    ['ENUM-097', 'Chimney', 'Chimney'],
    ['ENUM-098', 'ConfinedSpace', 'Confined Space'],
    ['ENUM-099', 'CoolingTower', 'Cooling Tower'],
    ['ENUM-100', 'CrackerUnit', 'Cracker Unit'],
    ['ENUM-101', 'Flare', 'Flare'],
    ['ENUM-102', 'FuelTank', 'Fuel Tank'],
    ['ENUM-103', 'Furnace', 'Furnace'],
    ['ENUM-104', 'Miscellaneous', 'Miscellaneous'],
    ['ENUM-105', 'WaterTank', 'Water Tank'],
    ['ENUM-106', 'OilTank', 'Oil Tank'],
    ['ENUM-107', 'PowerLine', 'Power Line'],
    ['ENUM-108', 'PipeLine', 'Pipe Line'],
    ['ENUM-109', 'Reactor', 'Reactor'],
  ] as const)("%s Asset type %s is displayed as '%s'.", (_id, type, label) => expect(assetTypeLabel(type)).toBe(label));

  it('ENUM-110 The asset type options are offered in the order Boiler, Bridge, Building, Cell Tower, Chimney, Confined Space, Cooling Tower, Cracker Unit, Flare, Fuel Tank, Furnace, Miscellaneous, Water Tank, Oil Tank, Power Line, Pipe Line, Reactor.', () => {
    expect(ASSET_TYPE_OPTIONS).toEqual([
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
    ]);
  });

  it('ENUM-111 The default asset type on create is Bridge.', () => expect(newAssetForm().type).toBe('Bridge'));
});
