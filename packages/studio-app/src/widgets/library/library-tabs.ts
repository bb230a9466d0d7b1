import { paths } from '../../paths.ts';

/** The five lists of the Library area, in the order of its tabs. */
export const libraryTabs = {
  categories: { label: 'Categories', to: paths.categories() },
  severities: { label: 'Severities', to: paths.severities() },
  checklists: { label: 'Checklists', to: paths.checklists() },
  tags: { label: 'Tags', to: paths.tags() },
  layouts: { label: 'Locations', to: paths.layouts() },
};
