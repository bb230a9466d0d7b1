import { Inline, Skeleton, Stack, SwatchLabel, Text } from '@inspection-studio/design-system';
import { type Severity, severityRange } from '@inspection-studio/domain/severity-scales';
import { archivedMessages } from '@inspection-studio/domain/messages';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { assetSeverityQuery } from '../../data/index.ts';
import { QueryError } from '../../widgets/QueryError.tsx';
import { SeverityStrip } from '../../widgets/SeverityStrip.tsx';

/** The severity scale of an asset with its lowest and highest severity. */
export function AssetSeverity({ assetId }: { assetId: string }) {
  const query = useQuery(assetSeverityQuery(useSend(), assetId));
  if (!query.data) return query.isError ? <QueryError query={query} /> : <Skeleton shape="block" height={56} />;
  const scale = query.data;
  const { lowest, highest } = severityRange(scale);
  const label = (severity: Severity) => (
    <SwatchLabel colour={severity.colour} archived={scale.isArchived} archivedTooltip={archivedMessages.severity}>
      {severity.name}
    </SwatchLabel>
  );
  return (
    <Stack gap={2}>
      <Inline gap={3} rowGap={0} wrap>
        {scale.name}
        <SeverityStrip severities={scale.severities} />
      </Inline>
      <Inline wrap>
        <Text size="caption" tone="secondary">
          Lowest
        </Text>
        {label(lowest)}
        <Text size="caption" tone="secondary">
          Highest
        </Text>
        {label(highest)}
      </Inline>
    </Stack>
  );
}
