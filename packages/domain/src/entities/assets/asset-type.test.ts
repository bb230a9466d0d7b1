import { describe, expect, it } from 'vitest';
import { newAssetForm } from './asset.form.ts';
import { ASSET_TYPE_OPTIONS, assetTypeLabel } from './asset-type.ts';

describe('Asset type: displayed names', () => {
  it.each([
    ['Boiler', 'Boiler'],
    ['Bridge', 'Bridge'],
    ['Building', 'Building'],
    ['CellTower', 'Cell Tower'],
    ['Chimney', 'Chimney'],
    ['ConfinedSpace', 'Confined Space'],
    ['CoolingTower', 'Cooling Tower'],
    ['CrackerUnit', 'Cracker Unit'],
    ['Flare', 'Flare'],
    ['FuelTank', 'Fuel Tank'],
    ['Furnace', 'Furnace'],
    ['Miscellaneous', 'Miscellaneous'],
    ['WaterTank', 'Water Tank'],
    ['OilTank', 'Oil Tank'],
    ['PowerLine', 'Power Line'],
    ['PipeLine', 'Pipe Line'],
    ['Reactor', 'Reactor'],
  ] as const)("Asset type %s is displayed as '%s'.", (type, label) => expect(assetTypeLabel(type)).toBe(label));

  it('The asset type options are offered in the order Boiler, Bridge, Building, Cell Tower, Chimney, Confined Space, Cooling Tower, Cracker Unit, Flare, Fuel Tank, Furnace, Miscellaneous, Water Tank, Oil Tank, Power Line, Pipe Line, Reactor.', () => {
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

  it('The default asset type on create is Bridge.', () => expect(newAssetForm().type).toBe('Bridge'));
});
