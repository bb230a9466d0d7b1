import { Dialog, type DialogProps } from '@inspection-studio/design-system';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface RouteDialogProps extends Pick<
  DialogProps,
  'title' | 'description' | 'headerActions' | 'size' | 'pending'
> {
  /** Address of the page behind, where closing leads. */
  parent: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A dialog that is an address: open as long as its route is, closing goes to
 * its parent with the search kept, never back in history, so that a shared
 * link closes onto the list.
 */
export function RouteDialog({ parent, children, ...dialog }: RouteDialogProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = () => void navigate({ pathname: parent, search: parent.includes('?') ? '' : keepPage(search) });
  return (
    <Dialog open onOpenChange={(open) => !open && close()} {...dialog}>
      {typeof children === 'function' ? children(close) : children}
    </Dialog>
  );
}

/** What belongs to the page behind: its page, order and filter; a preselection belongs to the dialog. */
function keepPage(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['site', 'asset']) params.delete(name);
  return params.toString();
}
