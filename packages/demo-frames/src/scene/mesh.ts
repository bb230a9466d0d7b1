import { type MaterialName, materialNumber } from './material.ts';
import { add, cross, normalize, scale, subtract, type Vector } from './vector.ts';

/** A triangle mesh. Each triangle has nine numbers for its corners, nine for their normals and one for its material. */
export interface Mesh {
  readonly corners: number[];
  readonly facings: number[];
  readonly materials: number[];
}

export const createMesh = (): Mesh => ({ corners: [], facings: [], materials: [] });

const UP: Vector = [0, 0, 1];
const DOWN: Vector = [0, 0, -1];

function triangle(
  mesh: Mesh,
  material: number,
  corners: [Vector, Vector, Vector],
  facings: [Vector, Vector, Vector],
): void {
  for (const corner of corners) mesh.corners.push(...corner);
  for (const facing of facings) mesh.facings.push(...facing);
  mesh.materials.push(material);
}

/** Adds a flat four-sided face; corners in order around it. */
export function face(
  mesh: Mesh,
  name: MaterialName,
  a: Vector,
  b: Vector,
  c: Vector,
  d: Vector,
  facing?: Vector,
): void {
  const towards = facing ?? normalize(cross(subtract(b, a), subtract(c, a)));
  triangle(mesh, materialNumber(name), [a, b, c], [towards, towards, towards]);
  triangle(mesh, materialNumber(name), [a, c, d], [towards, towards, towards]);
}

/** Adds an axis-aligned box from two opposite corners, in slices so that a long box can pass the camera. */
export function box(mesh: Mesh, name: MaterialName, low: Vector, high: Vector, slices = 1): void {
  for (let slice = 0; slice < slices; slice += 1) {
    const [x0, y0, z0] = [low[0] + ((high[0] - low[0]) * slice) / slices, low[1], low[2]];
    const [x1, y1, z1] = [low[0] + ((high[0] - low[0]) * (slice + 1)) / slices, high[1], high[2]];
    face(mesh, name, [x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1], UP);
    face(mesh, name, [x0, y0, z0], [x1, y0, z0], [x1, y1, z0], [x0, y1, z0], DOWN);
    face(mesh, name, [x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1], [0, -1, 0]);
    face(mesh, name, [x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1], [0, 1, 0]);
    if (slice === 0) face(mesh, name, [x0, y0, z0], [x0, y1, z0], [x0, y1, z1], [x0, y0, z1], [-1, 0, 0]);
    if (slice === slices - 1) face(mesh, name, [x1, y0, z0], [x1, y1, z0], [x1, y1, z1], [x1, y0, z1], [1, 0, 0]);
  }
}

/** Adds a solid of revolution around a vertical axis; the profile is radius and height, from bottom to top. */
export function lathe(
  mesh: Mesh,
  name: MaterialName,
  [cx, cy, cz]: Vector,
  profile: readonly (readonly [radius: number, height: number])[],
  segments = 48,
): void {
  const material = materialNumber(name);
  profile.slice(1).forEach(([radius, height], index) => {
    const [radiusBelow, heightBelow] = profile[index]!;
    const lean = Math.atan2(radiusBelow - radius, height - heightBelow || 1e-6);
    for (let segment = 0; segment < segments; segment += 1) {
      const point = (turn: number, r: number, z: number): Vector => [
        cx + Math.cos(turn) * r,
        cy + Math.sin(turn) * r,
        cz + z,
      ];
      const facing = (turn: number): Vector => [
        Math.cos(turn) * Math.cos(lean),
        Math.sin(turn) * Math.cos(lean),
        Math.sin(lean),
      ];
      const [from, to] = [(segment / segments) * Math.PI * 2, ((segment + 1) / segments) * Math.PI * 2];
      const [a, b] = [point(from, radiusBelow, heightBelow), point(to, radiusBelow, heightBelow)];
      const [c, d] = [point(to, radius, height), point(from, radius, height)];
      triangle(mesh, material, [a, b, c], [facing(from), facing(to), facing(to)]);
      triangle(mesh, material, [a, c, d], [facing(from), facing(to), facing(from)]);
    }
  });
}

/** Adds a round bar between two points, open at both ends. */
export function tube(mesh: Mesh, name: MaterialName, from: Vector, to: Vector, radius: number, segments = 14): void {
  const along = normalize(subtract(to, from));
  const side = normalize(cross(along, Math.abs(along[2]) > 0.9 ? [1, 0, 0] : UP));
  const other = cross(along, side);
  const material = materialNumber(name);
  for (let segment = 0; segment < segments; segment += 1) {
    const facing = (turn: number) => add(scale(side, Math.cos(turn)), scale(other, Math.sin(turn)));
    const [f, g] = [facing((segment / segments) * Math.PI * 2), facing(((segment + 1) / segments) * Math.PI * 2)];
    const [a, b] = [add(from, scale(f, radius)), add(from, scale(g, radius))];
    const [c, d] = [add(to, scale(g, radius)), add(to, scale(f, radius))];
    triangle(mesh, material, [a, b, c], [f, g, g]);
    triangle(mesh, material, [a, c, d], [f, g, f]);
  }
}

/** Adds a house with a gable roof along its longer side, rotated around its centre. */
export function house(
  mesh: Mesh,
  roof: MaterialName,
  [cx, cy, cz]: Vector,
  length: number,
  depth: number,
  wall: number,
  turn: number,
): void {
  const [along, across]: [Vector, Vector] = [
    [Math.cos(turn), Math.sin(turn), 0],
    [-Math.sin(turn), Math.cos(turn), 0],
  ];
  const at = (u: number, v: number, z: number): Vector =>
    add([cx, cy, cz + z], add(scale(along, (u * length) / 2), scale(across, (v * depth) / 2)));
  const ridge = wall + depth * 0.34;
  for (const [u0, v0, u1, v1, facing] of [
    [-1, -1, 1, -1, scale(across, -1)],
    [-1, 1, 1, 1, across],
    [-1, -1, -1, 1, scale(along, -1)],
    [1, -1, 1, 1, along],
  ] as const) {
    face(mesh, 'facade', at(u0, v0, 0), at(u1, v1, 0), at(u1, v1, wall), at(u0, v0, wall), facing);
  }
  for (const side of [-1, 1]) {
    const slope = normalize(add(scale(across, side * 0.56), UP));
    face(
      mesh,
      roof,
      at(-1.06, side * 1.12, wall - 0.2),
      at(1.06, side * 1.12, wall - 0.2),
      at(1.06, 0, ridge),
      at(-1.06, 0, ridge),
      slope,
    );
    triangle(
      mesh,
      materialNumber('facade'),
      [at(side, -1, wall), at(side, 1, wall), at(side, 0, ridge)],
      [along, along, along],
    );
  }
}
