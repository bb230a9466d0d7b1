import { EmptyState, ErrorPanel, LinkButton } from '@inspection-studio/design-system';
import { Link } from 'react-router';
import { StudioError } from '../../api/index.ts';
import { paths } from '../../paths.ts';

/** In place of an inspection that was not read: one that does not exist leads home, any other is tried again. @see S09 */
export function UnreadInspection({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown = error instanceof StudioError && error.status === 404;
  if (!isUnknown) return <ErrorPanel onRetry={onRetry}>{error.message}</ErrorPanel>;
  return (
    <EmptyState
      action={
        <LinkButton asChild>
          <Link to={paths.home()}>Home</Link>
        </LinkButton>
      }
    >
      {error.message}
    </EmptyState>
  );
}
