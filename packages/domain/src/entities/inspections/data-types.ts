import * as z from 'zod/mini';
import type { DataKind } from './inspection.schema.ts';

/** Kinds of data in the wizard, in the order of its steps. Lidar has no step. */
export const DATA_TYPES = ['three', 'two', 'ortho', 'sonar', 'supplementary'] as const satisfies readonly DataKind[];

/** A kind of data in the wizard. */
export type DataType = (typeof DATA_TYPES)[number];

/** Which kinds of data are switched on. */
export const dataTypesSchema = z.object({
  three: z.boolean(),
  two: z.boolean(),
  ortho: z.boolean(),
  sonar: z.boolean(),
  supplementary: z.boolean(),
});
/** The output of {@link dataTypesSchema}. */
export type DataTypes = z.output<typeof dataTypesSchema>;

/** No kind of data switched on, as in a new inspection. */
export const NO_DATA_TYPES: Readonly<DataTypes> = {
  three: false,
  two: false,
  ortho: false,
  sonar: false,
  supplementary: false,
};

/**
 * Switches one kind of data on or off.
 *
 * Orthomosaics require a 3D Digital Twin. They are switched off with it, and
 * cannot be switched on without it.
 *
 * @param locked kinds that cannot be changed, see `lockedDataTypes`
 * @returns `types` itself when nothing changes
 */
export function toggleDataType(
  types: DataTypes,
  type: DataType,
  isOn: boolean,
  locked: readonly DataType[] = [],
): DataTypes {
  if (locked.includes(type)) return types;
  if (type === 'three' && !isOn) return { ...types, three: false, ortho: false };
  if (type === 'ortho' && isOn && !types.three) return types;
  return { ...types, [type]: isOn };
}
