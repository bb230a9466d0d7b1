import type { ChecklistTemplate } from '@inspection-studio/domain/checklists';
import { counted } from '@inspection-studio/domain/units';

type Sections = Pick<ChecklistTemplate, 'sections'>;

/** Counts the items of all sections. */
export const itemCount = ({ sections }: Sections): number => sections.reduce((sum, { items }) => sum + items.length, 0);

/** How much there is to check. @returns '2 sections, 7 items' */
export const sectionsAndItems = (checklist: Sections): string =>
  `${counted(checklist.sections.length, 'section')}, ${counted(itemCount(checklist), 'item')}`;
