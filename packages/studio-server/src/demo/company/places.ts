import type { Subject } from '@inspection-studio/demo-frames';
import type { AssetType } from '@inspection-studio/domain/assets';

export interface DemoAsset {
  name: string;
  type: AssetType;
  longitude: number;
  latitude: number;
  /** Subject of its picture. By default the app shows the elevation drawing of its type. */
  picture?: Subject;
}

export interface DemoSite {
  name: string;
  picture?: Subject;
  assets: readonly DemoAsset[];
}

const asset = (name: string, type: AssetType, latitude: number, longitude: number, picture?: Subject): DemoAsset => ({
  name,
  type,
  latitude,
  longitude,
  ...(picture && { picture }),
});

/** Sites around the world with their assets. The positions are those of the flights. */
export const DEMO_SITES: readonly DemoSite[] = [
  {
    name: 'Forth Estuary',
    picture: 'viaduct',
    assets: [
      asset('Kinnaird Viaduct', 'Bridge', 56.0042, -3.4066, 'viaduct'),
      asset('North Anchorage', 'Building', 56.0098, -3.3992),
      asset('Rosyth Fuel Tank 3', 'FuelTank', 56.0219, -3.4372, 'tanks'),
    ],
  },
  {
    name: 'Tay Valley',
    picture: 'farmland',
    assets: [
      asset('Holm Reservoir Tank 2', 'WaterTank', 56.4721, -3.0158, 'waterTower'),
      asset('Brannock Mast', 'CellTower', 56.5312, -3.1944),
      asset('Marle Court Block C', 'Building', 56.4607, -2.9701, 'towerBlock'),
      asset('Ravel Culvert 7', 'ConfinedSpace', 56.4388, -3.2215),
    ],
  },
  {
    name: 'Great North Grid',
    picture: 'pylon',
    assets: [
      asset('Line 4 Span 118', 'PowerLine', 54.9783, -1.6178, 'pylon'),
      asset('Line 4 Tower 41', 'PowerLine', 54.9011, -1.5563, 'pylon'),
      asset('Line 6 Span 9', 'PowerLine', 55.1144, -1.7021),
    ],
  },
  {
    name: 'Humber Terminal',
    picture: 'pipeRack',
    assets: [
      asset('Penny Dock Pipe Rack', 'PipeLine', 53.6308, -0.1921, 'pipeRack'),
      asset('Ardlay Unit B', 'CoolingTower', 53.6377, -0.2048, 'coolingTower'),
      asset('Crude Tank 112', 'OilTank', 53.6291, -0.2155, 'tanks'),
      asset('Flare Stack East', 'Flare', 53.6402, -0.1873, 'flare'),
      asset('Reformer Furnace 1', 'Furnace', 53.6349, -0.2011),
    ],
  },
  {
    name: 'Øresund Crossing',
    picture: 'viaduct',
    assets: [
      asset('Pylon West', 'Bridge', 55.5752, 12.8271, 'viaduct'),
      asset('Approach Span 14', 'Bridge', 55.5811, 12.8665),
    ],
  },
  {
    name: 'Rotterdam Europoort',
    picture: 'tanks',
    assets: [
      asset('Tank Farm 6 North', 'OilTank', 51.9521, 4.1183, 'tanks'),
      asset('Cracker Line 2', 'CrackerUnit', 51.9478, 4.1302, 'processPlant'),
      asset('Boiler House 4', 'Boiler', 51.9455, 4.1256),
    ],
  },
  {
    name: 'Millau Plateau',
    assets: [
      asset('Pier P2', 'Bridge', 44.0836, 3.0228, 'viaduct'),
      asset('Relay Tower Larzac', 'CellTower', 43.9957, 3.1811, 'mast'),
    ],
  },
  {
    name: 'Itaipu Margin',
    picture: 'farmland',
    assets: [asset('Spillway Gate 11', 'Miscellaneous', -25.4083, -54.5889, 'farmland')],
  },
  {
    name: 'Houston Ship Channel',
    assets: [
      asset('Barbours Cut Tank 40', 'FuelTank', 29.6784, -95.0011, 'tanks'),
      asset('Battleground Reactor R3', 'Reactor', 29.7301, -95.0807),
      asset('Chimney 2 South', 'Chimney', 29.7266, -95.0911, 'chimney'),
    ],
  },
  { name: 'Golden Gate District', assets: [asset('South Tower', 'Bridge', 37.8141, -122.4775, 'viaduct')] },
  {
    name: 'Setouchi Islands',
    assets: [
      asset('Ohshima Span 3', 'Bridge', 34.1167, 133.0531),
      asset('Kurushima Mast', 'CellTower', 34.1196, 132.9788, 'mast'),
    ],
  },
  {
    name: 'Pilbara Rail',
    assets: [
      asset('Fortescue Bridge 27', 'Bridge', -22.2896, 118.6421),
      asset('Overland Water Tank', 'WaterTank', -22.3172, 118.6077),
    ],
  },
  { name: 'Table Bay', assets: [asset('Koeberg Cooling 1', 'CoolingTower', -33.6764, 18.4321, 'coolingTower')] },
  { name: 'Deccan Pipeline', assets: [asset('Pump Station 9', 'PipeLine', 17.3871, 78.4917, 'pipeRack')] },
];

/** Assets without an inspection: they appear in the list beside the map. */
export const DEMO_UNLOCATED: readonly { site: string; name: string; type: AssetType }[] = [
  { site: 'Forth Estuary', name: 'Anchor Chamber 2', type: 'ConfinedSpace' },
  { site: 'Tay Valley', name: 'Dronley Weir', type: 'Miscellaneous' },
  { site: 'Great North Grid', name: 'Substation Gantry 3', type: 'PowerLine' },
  { site: 'Humber Terminal', name: 'Jetty Head 4', type: 'Building' },
  { site: 'Houston Ship Channel', name: 'Bayport Boiler 2', type: 'Boiler' },
  { site: 'Pilbara Rail', name: 'Culvert 118', type: 'ConfinedSpace' },
  { site: 'Setouchi Islands', name: 'Ferry Ramp Imabari', type: 'Miscellaneous' },
];
