import type { CaptureType, ViewMode } from '@inspection-studio/domain/images';
import type { Modules } from '@inspection-studio/domain/inspections';

/** One section of pictures on the profile. */
export interface ImageSectionOf {
  title: string;
  /** Sonar images have no view mode, orthomosaics no capture type. */
  depth?: ViewMode;
  type?: CaptureType;
  /** Pictures to expect until they are counted. */
  count: number;
}

/**
 * The sections of a Completed inspection, one per kind of data it has, in the
 * order of the wizard. Half of the sonar data are parameter files; how
 * many orthomosaics there are shows only when they are read.
 */
export function imageSections({ three, two, ortho, sonar }: Modules): ImageSectionOf[] {
  const images: ImageSectionOf[] = [
    { title: '3D Digital Twin, visual', depth: 'Three', type: 'Rgb', count: three.rgb },
    { title: '3D Digital Twin, thermal', depth: 'Three', type: 'Ir', count: three.ir },
    { title: '2D Data, visual', depth: 'Two', type: 'Rgb', count: two.rgb },
    { title: '2D Data, thermal', depth: 'Two', type: 'Ir', count: two.ir },
  ];
  return [
    ...images.filter(({ count }) => count > 0),
    ...(ortho.isEnabled ? [{ title: 'Orthomosaic', depth: 'Ortho', count: 0 } as const] : []),
    ...(sonar.data > 0 ? [{ title: 'Sonar Data', type: 'Sonar', count: Math.floor(sonar.data / 2) } as const] : []),
  ];
}
