import type { ChecklistTemplate } from '@inspection-studio/domain';
import { counted } from '../../widgets/data-kind-names.ts';

/** How much there is to check. @returns '2 sections, 7 items' */
export function sectionsAndItems({ sections }: Pick<ChecklistTemplate, 'sections'>): string {
  const itemCount = sections.reduce((sum, { items }) => sum + items.length, 0);
  return `${counted(sections.length, 'section')}, ${counted(itemCount, 'item')}`;
}
