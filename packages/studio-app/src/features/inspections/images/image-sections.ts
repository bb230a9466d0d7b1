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

const KIND_NAMES: Readonly<Record<ImageKind, string>> = {
  '3d-visual': '3D Digital Twin, visual',
  '3d-thermal': '3D Digital Twin, thermal',
  '2d-visual': '2D Data, visual',
  '2d-thermal': '2D Data, thermal',
  orthomosaic: 'Orthomosaic',
  sonar: 'Sonar Data',
};

/** The kind of an image, which is also the section that it is in. */
export function imageKind({ depth, type }: Pick<Image, 'depth' | 'type'>): ImageKind {
  if (type === 'Sonar') return 'sonar';
  if (depth === 'Ortho') return 'orthomosaic';
  return `${depth === 'Three' ? '3d' : '2d'}-${type === 'Ir' ? 'thermal' : 'visual'}`;
}

/** What images of a kind are called. */
export const imageKindName = (image: Pick<Image, 'depth' | 'type'>): string => KIND_NAMES[imageKind(image)];

/**
 * The sections of a Completed inspection, one per kind of data it has, in the
 * order of the wizard. Half of the sonar data are parameter files; how
 * many orthomosaics there are shows only when they are read.
 */
export function imageSections({ three, two, ortho, sonar }: Modules): ImageSectionOf[] {
  const all: Omit<ImageSectionOf, 'title'>[] = [
    { kind: '3d-visual', depth: 'Three', type: 'Rgb', count: three.rgb },
    { kind: '3d-thermal', depth: 'Three', type: 'Ir', count: three.ir },
    { kind: '2d-visual', depth: 'Two', type: 'Rgb', count: two.rgb },
    { kind: '2d-thermal', depth: 'Two', type: 'Ir', count: two.ir },
    { kind: 'orthomosaic', depth: 'Ortho', count: 0 },
    { kind: 'sonar', type: 'Sonar', count: Math.floor(sonar.data / 2) },
  ];
  return all
    .filter(({ kind, count }) => (kind === 'orthomosaic' ? ortho.isEnabled : count > 0))
    .map((section) => ({ ...section, title: KIND_NAMES[section.kind] }));
}
