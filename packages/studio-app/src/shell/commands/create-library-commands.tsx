import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { paths } from '../../paths.ts';
import type { StudioCommand } from './studio-command.ts';

const created = [
  ['category', 'Category', paths.createCategory()],
  ['preset', 'Category Preset', paths.createPreset()],
  ['severity', 'Severity Scale', paths.createSeverity()],
  ['checklist', 'Checklist', paths.createChecklist()],
  ['tag', 'Tag', paths.createTag()],
  ['layout', 'Location Layout', paths.createLayout()],
] as const;

/** Creates a record of the library. Create New does not list them. */
export const createLibraryCommands = created.map(([kind, name, to]): StudioCommand => ({
  id: `create-${kind}`,
  label: `Create ${name}`,
  group: 'Create',
  icon: <BooksIcon size={20} aria-hidden="true" />,
  permission: 'CreateLibrary',
  effect: { to },
  keywords: 'library new add',
}));
