import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { guarded, type GuardedLoad } from '../permissions/index.ts';
import { RouteDialog, type RouteDialogProps } from '../shell/RouteDialog.tsx';
import { libraryTabs } from '../widgets/library/index.ts';
import { useKeepParams } from '../widgets/useKeepParams.ts';
import { libraryTrail } from './library-trail.ts';

interface FormProps {
  onSaved: (record: { id: string }) => void;
  onCancel: () => void;
}

interface LibraryCreateRoute extends Pick<RouteDialogProps, 'description' | 'size'> {
  tab: keyof typeof libraryTabs;
  title: string;
  Form: ComponentType<FormProps>;
  /** Path of the created record. */
  path: (id: string) => string;
  /** Starts the requests of the form. */
  load?: (options: GuardedLoad) => void;
}

/** Builds a route that creates a record of the library in a dialog over its list, then shows the record. */
export function libraryCreateRoute({ tab, title, Form, path, load, ...dialog }: LibraryCreateRoute) {
  function Component() {
    const navigate = useNavigate();
    const keepParams = useKeepParams();
    return (
      <RouteDialog title={title} parent={libraryTabs[tab].to} {...dialog}>
        {(close) => <Form onSaved={({ id }) => void navigate(keepParams(path(id)))} onCancel={close} />}
      </RouteDialog>
    );
  }
  return {
    handle: { title, trail: libraryTrail(tab, title) },
    loader: guarded('CreateLibrary', (options) => {
      load?.(options);
      return null;
    }),
    Component,
  };
}
