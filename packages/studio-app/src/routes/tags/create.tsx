import { TagForm } from '../../features/tags/TagForm.tsx';
import { paths } from '../../paths.ts';
import { libraryCreateRoute } from '../library-create-route.tsx';

export const { handle, loader, Component } = libraryCreateRoute({
  tab: 'tags',
  title: 'Create Tag',
  size: 'sm',
  Form: TagForm,
  path: paths.tag,
});
