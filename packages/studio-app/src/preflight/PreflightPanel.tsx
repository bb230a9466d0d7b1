import { Button, DataList, Inline, StatusSign, Text, VisuallyHidden } from '@inspection-studio/design-system';
import {
  addedFiles,
  type DataType,
  faultyFiles,
  type InspectionData,
  isUsable,
  storedFiles,
} from '@inspection-studio/domain/inspections';
import type { PreflightStep } from '@inspection-studio/domain/preflight';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSend } from '../api/index.ts';
import { companyQuery } from '../data/index.ts';
import { useAccess } from '../permissions/index.ts';
import { scriptFocus } from '../widgets/focus.css.ts';
import { onDemand } from '../widgets/on-demand.ts';
import { useOnDemand } from '../widgets/useOnDemand.ts';
import type { ItemFinding, PreflightItem } from './check-files.ts';
import * as styles from './PreflightPanel.css.ts';
import { type StartCheck, startCheck } from './start-check.ts';
import { type PreflightState, usePreflight } from './usePreflight.ts';

const dialog = onDemand(() => import('./PreflightDialog.tsx'));

const NONE: readonly ItemFinding[] = [];

interface PreflightPanelProps {
  form: InspectionData;
  type: DataType;
  /** What the step says itself about missing data; it is not said twice. */
  error?: string | undefined;
  onRemove: (files: readonly File[]) => void;
  /** @default in a worker */
  start?: StartCheck;
}

/** What the check of the added files found, before they are uploaded. Nothing without files. */
export function PreflightPanel({ form, type, error, onRemove, start = startCheck }: PreflightPanelProps) {
  const items = useItems(form, type);
  const step = useStep(form, type, items.length > 0);
  const state = usePreflight(items, step, start);
  const box = useRef<HTMLElement>(null);
  const hasRemoved = useRef(false);
  const [shown, setShown] = useState<ItemFinding['kind']>();
  const { Part: Dialog, hints, want } = useOnDemand(dialog);
  useEffect(() => {
    if (!hasRemoved.current || !state.isFinal) return;
    hasRemoved.current = false;
    // The button that opened the dialog may have gone with its finding. The dialog returns the focus in a task of its own.
    setTimeout(() => {
      if (document.activeElement === document.body) box.current?.focus();
    });
  }, [state.isFinal]);
  // Files that cannot be used are listed below with their reasons, and the step's error is below them.
  const findings = useMemo(
    () => state.findings?.filter(({ kind, text }) => kind !== 'faulty' && text !== error),
    [state.findings, error],
  );
  if (items.length === 0 || state.hasFailed) return null;
  const words = stateText(state, items.length, findings?.length ?? 0);
  const show = async (kind: ItemFinding['kind']) => {
    if (await want()) setShown(kind);
  };
  return (
    <section ref={box} tabIndex={-1} className={scriptFocus} aria-label="Check before upload">
      <VisuallyHidden role="status">{state.isFinal && words}</VisuallyHidden>
      {!findings ? (
        <Text size="table" tone="secondary">
          {words}
        </Text>
      ) : findings.length === 0 ? (
        <Text asChild size="table">
          <Inline gap={2} className={styles.row}>
            <StatusSign kind={state.isFinal ? 'completed' : 'pending'} size="small" />
            {words}
          </Inline>
        </Text>
      ) : (
        <Text asChild size="table">
          <DataList density="compact" aria-label="Findings">
            {findings.map((finding) => (
              <Inline key={finding.text} as="li" gap={3} className={styles.row}>
                <StatusSign
                  kind={finding.level === 'refused' ? 'failed' : 'warning'}
                  label={finding.level === 'refused' ? 'Refused' : 'Warning'}
                  size="small"
                />
                <Text className={styles.words}>{finding.text}</Text>
                {finding.places.length > 0 && (
                  <Button
                    variant="ghost"
                    size="compact"
                    aria-label={`Show: ${finding.text}`}
                    {...hints}
                    onClick={() => void show(finding.kind)}
                  >
                    Show
                  </Button>
                )}
              </Inline>
            ))}
          </DataList>
        </Text>
      )}
      {shown && Dialog && (
        <Dialog
          items={state.items}
          findings={findings ?? NONE}
          kind={shown}
          onRemove={onRemove}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  );
}

const number = (count: number): string => count.toLocaleString('en');

function stateText({ readCount, findings, isFinal }: PreflightState, total: number, count: number): string {
  if (!findings) return `Checking ${number(readCount)} of ${number(total)}`;
  if (count > 0) return `Check finished with ${number(count)} ${count === 1 ? 'finding' : 'findings'}`;
  return isFinal ? 'Nothing to look at' : 'Looking at a sample of the images';
}

/** Stays the same while the files and their faults do: each change starts a check. */
function useItems(form: InspectionData, type: DataType): PreflightItem[] {
  const value = form[type];
  const { faults } = form;
  return useMemo(() => {
    const data = { ...form, [type]: value, faults };
    const reasons = new Map(faultyFiles(data, type).map(({ file, reason }) => [file, reason]));
    const visual = 'rgb' in value ? new Set(value.rgb) : undefined;
    return addedFiles(data, type).flatMap((file) => {
      if (!(file instanceof File)) return [];
      const { relativePath = file.name } = file as File & { relativePath?: string };
      const fault = reasons.get(file);
      return [
        {
          file,
          path: relativePath,
          ...(visual && { list: visual.has(file) ? ('rgb' as const) : ('ir' as const) }),
          ...(fault !== undefined && { fault }),
        },
      ];
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the form changes with every key; only these parts matter
  }, [value, faults, type]);
}

function useStep(form: InspectionData, type: DataType, hasFiles: boolean): PreflightStep {
  const { stored, removed } = form;
  const canSeeLicence = useAccess().can('ReadLicense');
  const send = useSend();
  const { data: company } = useQuery({ ...companyQuery(send), enabled: canSeeLicence && hasFiles });
  return useMemo(() => {
    const gone = new Set(removed);
    const kept = storedFiles(stored, type).filter((file) => isUsable(file) && !gone.has(file.id));
    const licence = company?.licence;
    return {
      kind: type,
      storedNames: kept.map(({ name }) => name),
      ...(licence && { remaining: { amount: licence.dataAllowed - licence.dataUsed, unit: licence.dataType } }),
    };
  }, [stored, removed, type, company]);
}
