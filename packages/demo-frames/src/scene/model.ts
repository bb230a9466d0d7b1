import type { Crown } from './foliage.ts';
import type { Member } from './members.ts';
import type { Mesh } from './mesh.ts';
import type { Terrain } from './terrain.ts';
import type { Vector } from './vector.ts';

/** A structure to inspect, its surroundings and the best camera position. Lengths in metres. */
export interface Model {
  readonly mesh: Mesh;
  readonly members: readonly Member[];
  readonly crowns: readonly Crown[];
  readonly terrain: Terrain;
  /** The point that the camera looks at and circles. */
  readonly target: Vector;
  /** Distance of the camera from the target, and height above it. */
  readonly distance: number;
  readonly lift: number;
  /** Direction from the target to the first camera position, in radians from east. */
  readonly from: number;
  /** Half the arc of one flight around the target, in radians; pi is a full circle. */
  readonly sweep: number;
  /** Spots that are hotter than they should be. */
  readonly hotSpots: readonly { at: Vector; radius: number; heat: number }[];
}
