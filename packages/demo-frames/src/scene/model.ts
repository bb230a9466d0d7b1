import type { Crown } from './foliage.ts';
import type { Member } from './members.ts';
import type { Mesh } from './mesh.ts';
import type { Terrain } from './terrain.ts';
import type { Vector } from './vector.ts';

/** Something worth inspecting, where it stands, and from where it looks best. Lengths in metres. */
export interface Model {
  readonly mesh: Mesh;
  readonly members: readonly Member[];
  readonly crowns: readonly Crown[];
  readonly terrain: Terrain;
  /** What the camera looks at, and circles. */
  readonly target: Vector;
  /** How far off the camera keeps, and how high above the target. */
  readonly distance: number;
  readonly lift: number;
  /** Direction the first picture is taken from, in radians from east. */
  readonly from: number;
  /** Half the turn the pictures of one flight take round the target, in radians; a whole round is pi. */
  readonly sweep: number;
  /** Where it is hotter than it should be. */
  readonly hotSpots: readonly { at: Vector; radius: number; heat: number }[];
}
