import { Button, ConfirmDialog, Inline, Stack, StatusSign, Text, useToast } from '@inspection-studio/design-system';
import { dataIssues, type ProjectDetail, storedDataCounts } from '@inspection-studio/domain/inspections';
import { uploadMessages } from '@inspection-studio/domain/messages';
import { counted } from '@inspection-studio/domain/units';
import { interruptionText } from '@inspection-studio/domain/uploads';
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSend } from '../../api/index.ts';
import { moduleFilesQuery, processProject, refreshProject } from '../../data/index.ts';
import { useFailureText, useUser } from '../../session/index.ts';
import { useOtherUploads } from '../../uploads/index.ts';
import { storedImageCount } from '../../widgets/image-count.ts';
import { screenOnly } from '../../widgets/print.css.ts';
import { withNames } from '../../with-names.tsx';
import { neverArrivedText } from './continue-texts.ts';
import { storedKinds } from './stored-data.ts';

/** Send for processing of a Draft: asks first, and says what is missing while it cannot be sent. */
export function SendForProcessing({ inspection }: { inspection: ProjectDetail }) {
  const send = useSend();
  const client = useQueryClient();
  const { show: showToast } = useToast();
  const reasonsId = useId();
  const [isOpen, setOpen] = useState(false);
  const files = useQuery(moduleFilesQuery(send, inspection.id));
  const process = useMutation(processProject(send, client, inspection.id));
  const failure = useFailureText(process.error);
  const kinds = files.data ? storedKinds(files.data) : [];
  const issues = files.data ? dataIssues(storedDataCounts(files.data, inspection.modules.ortho.isEnabled)) : [];
  const user = useUser();
  const interruption = interruptionText(useOtherUploads(inspection), user.id);
  return (
    <Stack className={screenOnly} gap={2}>
      <Button
        variant="primary"
        icon={<PaperPlaneTiltIcon size={18} weight="bold" aria-hidden="true" />}
        disabled={files.isPending || issues.length > 0}
        aria-describedby={issues.length > 0 ? reasonsId : undefined}
        onClick={() => {
          void refreshProject(client, inspection.id);
          setOpen(true);
        }}
      >
        Send for processing
      </Button>
      {issues.length > 0 && (
        <Text asChild size="caption" tone="danger">
          <Stack as="ul" id={reasonsId} gap={1}>
            {issues.map(({ kind, message }) => (
              <Inline key={kind} as="li" align="start">
                <StatusSign kind="failed" size="small" />
                {message}
              </Inline>
            ))}
          </Stack>
        </Text>
      )}
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          process.reset();
        }}
        title={withNames(`Send ${inspection.name} for processing?`, [inspection.name])}
        confirmLabel={interruption ? 'Interrupt and send' : 'Send for processing'}
        destructive={interruption !== ''}
        pending={process.isPending}
        error={failure}
        onConfirm={() =>
          process.mutate(interruption !== '', {
            onSuccess: () =>
              showToast({ kind: 'completed', title: uploadMessages.processingSuccess, name: inspection.name }),
          })
        }
      >
        Its {counted(storedImageCount(inspection), 'image')} cannot be changed afterwards.{' '}
        {interruption ? `${interruption} Files that have not arrived are left out for good.` : neverArrivedText(kinds)}
      </ConfirmDialog>
    </Stack>
  );
}
