import { type SortableTableColumn, Stack, Text } from '@inspection-studio/design-system';
import { type SeverityScale, severityRange } from '@inspection-studio/domain/severity-scales';
import { archivedMessages } from '@inspection-studio/domain/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { severityScalePageQuery, severityScaleQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import {
  ActiveSection,
  ArchivedEnd,
  ArchivedRow,
  ArchivedSection,
  LibraryRow,
  RowMenu,
} from '../../widgets/library/index.ts';
import { SeverityStrip } from '../../widgets/SeverityStrip.tsx';
import { severityScaleDeletion, severityScaleRestoration } from './severity-scale-actions.ts';
import * as styles from './SeverityScaleLibrary.css.ts';

const FACTS: readonly SortableTableColumn<SeverityScale>[] = [
  { id: 'range', header: 'Lowest to highest', cell: (scale) => rangeText(scale) },
  { id: 'colours', header: 'Colours', cell: ({ severities }) => <SeverityStrip severities={severities} /> },
  { id: 'type', header: 'Type', cell: (scale) => typeText(scale) },
];

/** The company's severity scales, active and archived. */
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
        record={{ path: paths.severity, query: (id) => severityScaleQuery(send, id) }}
        table={{
          path: paths.severity,
          facts: FACTS,
          renderEnd: (scale) => <RowMenu item={scale} deletion={severityScaleDeletion(send, client)} />,
        }}
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
        table={{
          path: paths.severity,
          facts: FACTS,
          renderEnd: (scale) => <ArchivedEnd item={scale} restoration={severityScaleRestoration(send, client)} />,
          archivedTooltip: archivedMessages.severity,
        }}
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
  return (
    <span className={styles.facts}>
      <Text className={styles.range} tone="secondary">
        {rangeText(scale)}
      </Text>
      <SeverityStrip severities={scale.severities} />
      <span>{typeText(scale)}</span>
    </span>
  );
}

function rangeText(scale: SeverityScale): string {
  const { lowest, highest } = severityRange(scale);
  return lowest === highest ? lowest.name : `${lowest.name} to ${highest.name}`;
}

const typeText = ({ isNumerical }: SeverityScale) => (isNumerical ? 'Numerical' : 'Term');
