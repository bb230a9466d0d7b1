import type { CaptureType, ProjectDetail, ViewMode } from '@inspection-studio/domain';
import { ImageSection } from './ImageSection.tsx';

interface Section {
  title: string;
  depth: ViewMode;
  type: CaptureType;
  count: number;
}

/** The processed images of an inspection, one section per kind that has any. @see spec 1 §2 "Inspection profile" */
export function ImageSections({ inspection: { id, modules } }: { inspection: ProjectDetail }) {
  const sections: Section[] = [
    { title: '3D Digital Twin, visual', depth: 'Three', type: 'Rgb', count: modules.three.rgb },
    { title: '3D Digital Twin, thermal', depth: 'Three', type: 'Ir', count: modules.three.ir },
    { title: '2D Data, visual', depth: 'Two', type: 'Rgb', count: modules.two.rgb },
    { title: '2D Data, thermal', depth: 'Two', type: 'Ir', count: modules.two.ir },
  ];
  return sections.filter(({ count }) => count > 0).map((section) => <ImageSection key={section.title} projectId={id} {...section} />);
}
