import { Dialog, type DialogProps } from '@inspection-studio/design-system';
import type { ReactNode } from 'react';
import { useNavigate, useResolvedPath } from 'react-router';
import { useKeepParams } from '../widgets/useKeepParams.ts';
import { useReportTitle } from './DialogTitlesProvider.tsx';

export interface RouteDialogProps extends Pick<DialogProps, 'description' | 'headerActions' | 'size' | 'pending'> {
  /** Names the record: 'Rust', 'Edit Tag: Rust'. The breadcrumbs show it too. */
  title: string;
  /** Path of the page behind, which closing navigates to. */
  parent: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A dialog bound to a route. It is open while the route matches. Closing navigates to the
 * parent path and keeps its search parameters, never back in history, so that a shared link
 * closes onto the list. On the same route, another record has a dialog of its own: a form keeps the values it began with.
 */
export function RouteDialog({ title, parent, children, ...dialog }: RouteDialogProps) {
  useReportTitle(parent, title);
  const navigate = useNavigate();
  const keepParams = useKeepParams();
  const close = () => void navigate(keepParams(parent));
  // Without what follows it in the address: a dialog stays while one over it opens.
  const { pathname } = useResolvedPath('.');
  return (
    <Dialog key={pathname} open onOpenChange={(open) => !open && close()} title={title} {...dialog}>
      {typeof children === 'function' ? children(close) : children}
    </Dialog>
  );
}
