import type { DataKind } from '@inspection-studio/domain/inspections';

const SHORT_NAMES: Record<DataKind, string> = {
  three: '3D',
  two: '2D',
  ortho: 'Ortho',
  sonar: 'Sonar',
  lidar: 'Lidar',
  supplementary: 'Supplementary',
};

/** Kinds of data in a tile's row: '3D, 2D'. */
export const dataKindNames = (kinds: readonly DataKind[]): string =>
  kinds.length > 0 ? kinds.map((kind) => SHORT_NAMES[kind]).join(', ') : 'No data';
