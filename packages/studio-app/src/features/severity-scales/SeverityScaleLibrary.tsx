import { archivedMessages, type SeverityScale, severityRange } from '@inspection-studio/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { severityScalePageQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import {
  ArchivedRow,
  CreateLink,
  LibraryList,
  libraryPage,
  LibraryRow,
  LibrarySearch,
  LibrarySection,
  useLibraryList,
} from '../../widgets/library/index.ts';
import { SeverityStrip } from '../../widgets/SeverityStrip.tsx';
import { severityScaleDeletion, severityScaleRestoration } from './severity-scale-actions.ts';
import * as styles from './SeverityScaleLibrary.css.ts';

/** The company's severity scales, active and archived. @see spec 1 §2 "Library screens" */
export function SeverityScaleLibrary() {
  const send = useSend();
  const client = useQueryClient();
  const { search, searchFor, skip, skipTo } = useLibraryList();
  const [archivedSkip, setArchivedSkip] = useState(0);
  const quiet = { throwOnError: false } as const;
  const active = useQuery({ ...severityScalePageQuery(send, { search, isArchived: false, skip }), ...quiet });
  const archived = useQuery({ ...severityScalePageQuery(send, { search, isArchived: true, skip: archivedSkip }), ...quiet });
  const create = <CreateLink to={paths.createSeverity()}>Create severity scale</CreateLink>;
  return (
    <div className={libraryPage}>
      <LibrarySection
        title="Severity scales"
        count={active.data?.pagination.count}
        actions={
          <>
            <LibrarySearch noun="scales" />
            {create}
          </>
        }
      >
        <LibraryList
          noun="severity scales"
          columns={1}
          query={active}
          search={search}
          onClearSearch={() => searchFor('')}
          onSkipChange={skipTo}
          emptyAction={create}
          renderRow={(scale: SeverityScale) => (
            <LibraryRow
              item={scale}
              to={paths.severity(scale.id)}
              facts={<ScaleFacts scale={scale} />}
              deletion={severityScaleDeletion(send, client)}
            />
          )}
        />
      </LibrarySection>
      <LibrarySection title="Archived" count={archived.data?.pagination.count}>
        <LibraryList
          noun="archived severity scales"
          columns={1}
          query={archived}
          search={search}
          onSkipChange={setArchivedSkip}
          renderRow={(scale: SeverityScale) => (
            <ArchivedRow
              item={scale}
              to={paths.severity(scale.id)}
              tooltip={archivedMessages.severity}
              restoration={severityScaleRestoration(send, client)}
            />
          )}
        />
      </LibrarySection>
    </div>
  );
}

function ScaleFacts({ scale }: { scale: SeverityScale }) {
  const { lowest, highest } = severityRange(scale);
  return (
    <span className={styles.facts}>
      <span className={styles.range}>{lowest === highest ? lowest.name : `${lowest.name} to ${highest.name}`}</span>
      <SeverityStrip severities={scale.severities} />
      <span>{scale.isNumerical ? 'Numerical' : 'Term'}</span>
    </span>
  );
}
