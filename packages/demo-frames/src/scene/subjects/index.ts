import type { Model } from '../model.ts';
import { chimney } from './chimney.ts';
import { coolingTower } from './cooling-tower.ts';
import { farmland } from './farmland.ts';
import { flare } from './flare.ts';
import { mast } from './mast.ts';
import { pipeRack } from './pipe-rack.ts';
import { processPlant } from './process-plant.ts';
import { pylon } from './pylon.ts';
import { tanks } from './tanks.ts';
import { towerBlock } from './tower-block.ts';
import { viaduct } from './viaduct.ts';
import { waterTower } from './water-tower.ts';

/** Every structure and landscape that can be drawn, by name. A seed gives one variant. */
export const SUBJECTS = {
  viaduct,
  mast,
  pylon,
  pipeRack,
  processPlant,
  chimney,
  coolingTower,
  tanks,
  waterTower,
  flare,
  towerBlock,
  farmland,
} as const satisfies Record<string, (seed: number) => Model>;

export type Subject = keyof typeof SUBJECTS;
