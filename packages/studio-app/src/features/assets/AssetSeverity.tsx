import { Skeleton, SwatchLabel } from '@inspection-studio/design-system';
import { archivedMessages, type Severity, severityRange } from '@inspection-studio/domain';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { assetSeverityQuery } from '../../data/index.ts';
import { QueryError } from '../../widgets/QueryError.tsx';
import { SeverityStrip } from '../../widgets/SeverityStrip.tsx';
import * as styles from './AssetProfile.css.ts';

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
    <div className={styles.severity}>
      <div className={styles.scale}>
        {scale.name}
        <SeverityStrip severities={scale.severities} />
      </div>
      <div className={styles.range}>
        <span className={styles.note}>Lowest</span>
        {label(lowest)}
        <span className={styles.note}>Highest</span>
        {label(highest)}
      </div>
    </div>
  );
}
