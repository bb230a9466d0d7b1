import { Stack, Text } from '@inspection-studio/design-system';
import { archivedMessages, type SeverityScale, severityRange } from '@inspection-studio/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { severityScalePageQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { ActiveSection, ArchivedRow, ArchivedSection, LibraryRow } from '../../widgets/library/index.ts';
import { SeverityStrip } from '../../widgets/SeverityStrip.tsx';
import { severityScaleDeletion, severityScaleRestoration } from './severity-scale-actions.ts';
import * as styles from './SeverityScaleLibrary.css.ts';

/** The company's severity scales, active and archived. @see LIB-002, LIB-011 */
export function SeverityScaleLibrary() {
  const send = useSend();
  const client = useQueryClient();
  return (
    <Stack gap={6}>
      <ActiveSection
        title="Severity scales"
        noun="severity scales"
        searchNoun="scales"
        create={{ to: paths.createSeverity(), label: 'Create severity scale' }}
        pageQuery={(page) => severityScalePageQuery(send, { ...page, isArchived: false })}
        columns={1}
        renderRow={(scale) => (
          <LibraryRow
            item={scale}
            to={paths.severity(scale.id)}
            facts={<ScaleFacts scale={scale} />}
            deletion={severityScaleDeletion(send, client)}
          />
        )}
      />
      <ArchivedSection
        noun="archived severity scales"
        pageQuery={(page) => severityScalePageQuery(send, { ...page, isArchived: true })}
        columns={1}
        renderRow={(scale) => (
          <ArchivedRow
            item={scale}
            to={paths.severity(scale.id)}
            tooltip={archivedMessages.severity}
            restoration={severityScaleRestoration(send, client)}
          />
        )}
      />
    </Stack>
  );
}

function ScaleFacts({ scale }: { scale: SeverityScale }) {
  const { lowest, highest } = severityRange(scale);
  return (
    <span className={styles.facts}>
      <Text className={styles.range} tone="secondary">
        {lowest === highest ? lowest.name : `${lowest.name} to ${highest.name}`}
      </Text>
      <SeverityStrip severities={scale.severities} />
      <span>{scale.isNumerical ? 'Numerical' : 'Term'}</span>
    </span>
  );
}
