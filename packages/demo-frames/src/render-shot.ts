import { createRandom } from './random.ts';
import type { Raster } from './raster.ts';
import { drawDaylight } from './scene/daylight.ts';
import { drawHeat } from './scene/heat.ts';
import type { Model } from './scene/model.ts';
import { castShade, type Shade } from './scene/shade.ts';
import { orbitShot, overheadShot } from './scene/shots.ts';
import { type Subject, SUBJECTS } from './scene/subjects/index.ts';
import { OVERHEAD_WEATHERS, pickWeather, SIDE_WEATHERS, type Weather } from './scene/weather.ts';

/** Largest width that is rendered, by day and thermal. Larger pictures are scaled up. */
const PHOTO_WIDTH = 960;
const THERMAL_WIDTH = 640;
const SHADOW_METRES = 230;
const KEPT_SCENES = 4;

const AIR_SUBJECTS = [
  'viaduct',
  'mast',
  'pylon',
  'tanks',
  'coolingTower',
  'chimney',
  'waterTower',
  'processPlant',
  'pipeRack',
  'flare',
  'towerBlock',
] as const;
const HEAT_SUBJECTS = ['pylon', 'pipeRack', 'processPlant', 'towerBlock', 'mast', 'tanks'] as const;

/** One picture of a flight. */
export interface Shot {
  readonly seed: number;
  readonly step: number;
  /** Requested width in pixels; the rendered picture can be smaller. Its aspect ratio is 4:3. */
  readonly width: number;
  readonly subject?: Subject;
}

interface Scene {
  model: Model;
  weather: Weather;
  shade: Shade;
}

const scenes = new Map<string, Scene>();

/** Renders a structure from the side. Without a subject, the seed selects one. */
export function renderSubject({ seed, step, width, subject }: Shot): Raster {
  const { model, weather, shade } = sceneOf(subject ?? createRandom(seed, 5).pick(AIR_SUBJECTS), seed);
  return drawDaylight(model, orbitShot(model, step, 1, ...pictureSize(width, PHOTO_WIDTH)), weather, shade);
}

/** Renders a structure through a thermal camera, from a shorter distance. */
export function renderHeat({ seed, step, width, subject }: Shot): Raster {
  const { model } = sceneOf(subject ?? createRandom(seed, 5).pick(HEAT_SUBJECTS), seed);
  return drawHeat(model, orbitShot(model, step, 0.8, ...pictureSize(width, THERMAL_WIDTH)));
}

/** Renders fields, roads, water and roofs from straight above; neighbouring pictures overlap by two thirds. */
export function renderGround({ seed, step, width }: Shot): Raster {
  const { model, weather, shade } = sceneOf('farmland', seed);
  const flight = {
    eyeHeight: 88,
    spacing: 26,
    perLine: 10,
    lineGap: 44,
    heading: createRandom(seed, 6).between(0, Math.PI),
  };
  return drawDaylight(model, overheadShot(model, step, flight, ...pictureSize(width, PHOTO_WIDTH)), weather, shade);
}

/** Renders a bridge deck and the valley below it from straight above. */
export function renderDeck({ seed, step, width }: Shot): Raster {
  const { model, weather, shade } = sceneOf('viaduct', seed);
  const flight = { eyeHeight: 54, spacing: 8, perLine: 24, lineGap: 3, heading: 0 };
  return drawDaylight(model, overheadShot(model, step, flight, ...pictureSize(width, PHOTO_WIDTH)), weather, shade);
}

function pictureSize(wanted: number, most: number): [width: number, height: number] {
  const width = Math.min(wanted, most);
  return [width, Math.round((width * 3) / 4)];
}

/** Returns a scene from a small cache: building one takes as long as rendering a picture. */
function sceneOf(subject: Subject, seed: number): Scene {
  const key = `${subject} ${seed}`;
  const known = scenes.get(key);
  if (known) return known;
  const model = SUBJECTS[subject](seed);
  const weather = pickWeather(
    createRandom(seed, 77),
    subject === 'farmland' ? OVERHEAD_WEATHERS : SIDE_WEATHERS,
    model.from,
  );
  const scene = { model, weather, shade: castShade(model, weather, SHADOW_METRES) };
  scenes.set(key, scene);
  if (scenes.size > KEPT_SCENES) scenes.delete(scenes.keys().next().value ?? '');
  return scene;
}
