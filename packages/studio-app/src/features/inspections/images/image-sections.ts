import type { CaptureType, Image, ViewMode } from '@inspection-studio/domain/images';
import type { Modules } from '@inspection-studio/domain/inspections';

/** Kinds of images as addresses name them, in the order of the wizard. */
export const IMAGE_KINDS = ['3d-visual', '3d-thermal', '2d-visual', '2d-thermal', 'orthomosaic', 'sonar'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** One section of pictures on the profile. */
export interface ImageSectionOf {
  kind: ImageKind;
  title: string;
  /** Sonar images have no view mode, orthomosaics no capture type. */
  depth?: ViewMode;
  type?: CaptureType;
  /** Pictures to expect until they are counted. */
  count: number;
}

/** What images of a kind are called. */
export function imageKindName({ depth, type }: Pick<Image, 'depth' | 'type'>): string {
  if (type === 'Sonar') return 'Sonar Data';
  if (depth === 'Ortho') return 'Orthomosaic';
  return `${depth === 'Three' ? '3D Digital Twin' : '2D Data'}, ${type === 'Ir' ? 'thermal' : 'visual'}`;
}

/**
 * The sections of a Completed inspection, one per kind of data it has, in the
 * order of the wizard. Half of the sonar data are parameter files; how
 * many orthomosaics there are shows only when they are read.
 */
export function imageSections({ three, two, ortho, sonar }: Modules): ImageSectionOf[] {
  const images = [
    { kind: '3d-visual', depth: 'Three', type: 'Rgb', count: three.rgb },
    { kind: '3d-thermal', depth: 'Three', type: 'Ir', count: three.ir },
    { kind: '2d-visual', depth: 'Two', type: 'Rgb', count: two.rgb },
    { kind: '2d-thermal', depth: 'Two', type: 'Ir', count: two.ir },
  ] as const;
  return [
    ...images.filter(({ count }) => count > 0).map((one) => ({ title: imageKindName(one), ...one })),
    ...(ortho.isEnabled ? [{ kind: 'orthomosaic', title: 'Orthomosaic', depth: 'Ortho', count: 0 } as const] : []),
    ...(sonar.data > 0
      ? [{ kind: 'sonar', title: 'Sonar Data', type: 'Sonar', count: Math.floor(sonar.data / 2) } as const]
      : []),
  ];
}
