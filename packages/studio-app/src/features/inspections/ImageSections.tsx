import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import { ImageSection } from './ImageSection.tsx';
import { imageSections } from './image-sections.ts';

/** The processed images of an inspection, one section per kind it has. */
export const ImageSections = ({ inspection: { id, modules } }: { inspection: ProjectDetail }) =>
  imageSections(modules).map((section) => <ImageSection key={section.title} projectId={id} {...section} />);
