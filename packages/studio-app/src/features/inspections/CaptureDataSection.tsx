import { Button, EmptyState, Inline, Section, Skeleton, TitleBlock, useToast } from '@inspection-studio/design-system';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import { emptyMessages } from '@inspection-studio/domain/messages';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { captureDataQuery, deleteCaptureData, readTag } from '../../data/index.ts';
import { useUnitSystem } from '../../settings/index.ts';
import { ConfirmDelete } from '../../widgets/ConfirmDelete.tsx';
import { screenOnly } from '../../widgets/print.css.ts';
import { QueryError } from '../../widgets/QueryError.tsx';
import { CaptureDataDialog } from './CaptureDataDialog.tsx';
import { captureDataFacts } from './capture-data-facts.ts';
import * as styles from './InspectionProfile.css.ts';
import { useInspectionRights } from './useInspectionRights.ts';

/** Capture Data of an inspection, with Edit and Delete for those who may. */
export function CaptureDataSection({ inspection }: { inspection: ProjectDetail }) {
  const send = useSend();
  const [system] = useUnitSystem();
  const [isEditing, setEditing] = useState(false);
  const { canRecordCapture } = useInspectionRights(inspection);
  const query = useQuery(captureDataQuery(send, inspection.id));
  const { data } = query;
  return (
    <Section
      className={styles.section}
      title="Capture Data"
      headingSize="titleSm"
      actions={data && canRecordCapture ? <Actions inspection={inspection} onEdit={() => setEditing(true)} /> : false}
    >
      {data ? (
        <TitleBlock columns={4} items={captureDataFacts(data, system)} />
      ) : data === null ? (
        <EmptyState
          action={
            canRecordCapture && (
              <Button variant="text" className={screenOnly} onClick={() => setEditing(true)}>
                Add capture data
              </Button>
            )
          }
        >
          {emptyMessages.captureData}
        </EmptyState>
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <Skeleton shape="block" height={112} />
      )}
      {isEditing && (
        <CaptureDataDialog inspectionId={inspection.id} captureData={data ?? null} onClose={() => setEditing(false)} />
      )}
    </Section>
  );
}

function Actions({ inspection, onEdit }: { inspection: ProjectDetail; onEdit: () => void }) {
  const send = useSend();
  const client = useQueryClient();
  const { show: showToast } = useToast();
  return (
    <Inline className={screenOnly} role="group" aria-label="Capture data">
      <Button variant="ghost" icon={<PencilSimpleIcon size={18} weight="bold" aria-hidden="true" />} onClick={onEdit}>
        Edit
      </Button>
      <ConfirmDelete
        title="Delete capture data"
        noun="capture data"
        readTag={() => readTag(client, captureDataQuery(send, inspection.id))}
        mutation={deleteCaptureData(send, client, inspection.id)}
        onDeleted={() => showToast({ kind: 'completed', title: 'Capture data deleted', name: inspection.name })}
      >
        The capture data of <span translate="no">{inspection.name}</span> is deleted. This cannot be undone.
      </ConfirmDelete>
    </Inline>
  );
}
