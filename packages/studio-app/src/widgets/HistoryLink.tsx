import { LinkButton } from '@inspection-studio/design-system';
import { ReadActivityPolicy } from '@inspection-studio/domain/permissions';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Can, useAccess } from '../permissions/index.ts';

interface HistoryLinkProps extends Pick<ComponentProps<typeof LinkButton>, 'variant' | 'className'> {
  recordId: string;
}

/** Link from a record to its events in the audit log, for admins. */
export function HistoryLink({ recordId, ...rest }: HistoryLinkProps) {
  const { user } = useAccess();
  return (
    <Can policy={ReadActivityPolicy(user)}>
      <LinkButton asChild {...rest} icon={<ClockCounterClockwiseIcon size={18} weight="bold" aria-hidden="true" />}>
        <Link to={paths.activity(recordId)}>History</Link>
      </LinkButton>
    </Can>
  );
}
