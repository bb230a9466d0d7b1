import { EmptyState, LinkButton } from '@inspection-studio/design-system';
import { Link, type To } from 'react-router';
import { StudioError } from '../api/index.ts';
import { paths } from '../paths.ts';
import { type FailedQuery, QueryError } from './QueryError.tsx';

export interface RecordErrorProps {
  /** What could not be read. */
  query: FailedQuery;
  /** Where to go on from an unknown id. @default Home */
  back?: { label: string; to: To };
}

const HOME = { label: 'Home', to: paths.home() };

/** Stands where a record could not be read: of an unknown id the 404 text and a way back, else a retry. @see S09 */
export function RecordError({ query, back = HOME }: RecordErrorProps) {
  const { error } = query;
  if (!(error instanceof StudioError) || error.status !== 404) return <QueryError query={query} />;
  return (
    <EmptyState
      role="alert"
      action={
        <LinkButton asChild>
          <Link to={back.to}>{back.label}</Link>
        </LinkButton>
      }
    >
      {error.message}
    </EmptyState>
  );
}
