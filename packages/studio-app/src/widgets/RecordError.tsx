import { EmptyState, LinkButton } from '@inspection-studio/design-system';
import { Link, type To } from 'react-router';
import { StudioError } from '../api/index.ts';
import { paths } from '../paths.ts';
import { type FailedQuery, QueryError } from './QueryError.tsx';

export interface RecordErrorProps {
  /** The failed query. */
  query: FailedQuery;
  /** Where to go on from an unknown id. @default Home */
  back?: { label: string; to: To };
}

const HOME = { label: 'Home', to: paths.home() };

/** Error in place of a record: the 404 text with a link back for an unknown id, else a retry. */
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
