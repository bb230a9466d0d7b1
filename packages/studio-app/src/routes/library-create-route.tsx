import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import { guarded, type GuardedLoad } from '../permissions/index.ts';
import { RouteDialog, type RouteDialogProps } from '../shell/RouteDialog.tsx';
import { createdState, libraryTabs } from '../widgets/library/index.ts';
import { libraryTrail } from './library-trail.ts';

interface FormProps {
  onSaved: (record: { id: string }) => void;
  onSavedForAnother: () => void;
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

/**
 * Builds a route that creates a record of the library in a dialog over its list, then points it out in the list. The
 * list starts without a search, which might hide the record.
 */
export function libraryCreateRoute({ tab, title, Form, path, load, ...dialog }: LibraryCreateRoute) {
  function Component() {
    const navigate = useNavigate();
    const [formNumber, setFormNumber] = useState(1);
    const list = libraryTabs[tab].to;
    return (
      <RouteDialog title={title} parent={list} {...dialog}>
        {(close) => (
          <Form
            // 'Save and add another' starts an empty form.
            key={formNumber}
            onSaved={({ id }) => void navigate(list, { state: createdState({ id, path: path(id) }) })}
            onSavedForAnother={() => setFormNumber(formNumber + 1)}
            onCancel={close}
          />
        )}
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
