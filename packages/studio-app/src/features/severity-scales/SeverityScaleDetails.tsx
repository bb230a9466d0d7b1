import { Skeleton, Stack, TitleBlock } from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { severityScaleQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { LibraryActions, LibraryRecordError } from '../../widgets/library/index.ts';
import { severityScaleDeletion, severityScaleRestoration } from './severity-scale-actions.ts';
import { SeverityTable } from './SeverityTable.tsx';

/** Details of a severity scale with its severities from lowest to highest. */
export function SeverityScaleDetails({ scaleId }: { scaleId: string }) {
  const query = useQuery(severityScaleQuery(useSend(), scaleId));
  if (query.isError) return <LibraryRecordError query={query} list="severities" />;
  if (!query.data) return <Skeleton shape="block" height={280} />;
  const { isNumerical, severities, modified, isArchived } = query.data;
  return (
    <Stack>
      <TitleBlock
        items={[
          { label: 'Type', value: isNumerical ? 'Numerical' : 'Term' },
          { label: 'Severities', value: severities.length },
          { label: 'Modified on', value: formatDate(modified) },
          { label: 'Status', value: isArchived ? 'Archived' : 'Active' },
        ]}
      />
      <SeverityTable severities={severities} isNumerical={isNumerical} isArchived={isArchived} />
    </Stack>
  );
}

/** History and Delete of a severity scale; History and Restore of an archived one. Scales cannot be edited. */
export function SeverityScaleActions({ scaleId }: { scaleId: string }) {
  const send = useSend();
  const client = useQueryClient();
  const { data: scale } = useQuery(severityScaleQuery(send, scaleId));
  if (!scale) return null;
  const rights = scale.isArchived
    ? { restoration: severityScaleRestoration(send, client) }
    : { deletion: severityScaleDeletion(send, client) };
  return <LibraryActions item={scale} parent={paths.severities()} {...rights} />;
}
