import { Button, ChunkBar, Inline, LinkButton, Stack, StatusSign, Text } from '@inspection-studio/design-system';
import { leftToUpload } from '@inspection-studio/domain/inspections';
import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { type InterruptedUpload, useKeptHandles } from '../../uploads/index.ts';
import { missingText } from '../image-count.ts';
import * as styles from './UploadTray.css.ts';
import { CONTINUES, useContinueUploads } from './useContinueUploads.ts';

interface InterruptedRowProps {
  upload: InterruptedUpload;
  /** Shows the upload when it is continued. */
  Tray: ComponentType;
  /** Called when the upload is put off. */
  onPutOff: () => void;
  /** Called when the row is removed, to move focus. */
  onGone: () => void;
}

/** An upload of this browser that was interrupted: what is left of it, and how to continue it. */
export function InterruptedRow({ upload, Tray, onPutOff, onGone }: InterruptedRowProps) {
  const { inspection } = upload;
  const { id, name } = inspection;
  const handles = useKeptHandles([id]);
  const { continueUploads, isPending } = useContinueUploads(Tray, onGone);
  const isKept = handles !== undefined && handles.size > 0;
  const { left, total } = leftToUpload(inspection);
  const words = missingText(inspection);
  const chooseLabel = isKept ? 'Choose the folder again' : 'Continue upload';
  return (
    <li className={styles.row}>
      <span className={styles.sign}>
        <StatusSign className={styles.statusSign} kind="warning" />
      </span>
      <Stack className={styles.names} gap={0}>
        <Link translate="no" className={styles.name} to={paths.inspection(id)}>
          {name}
        </Link>
        <Text translate="no" className={styles.asset} size="caption" tone="secondary" truncate>
          {inspection.asset.name}
        </Text>
      </Stack>
      <ChunkBar
        className={styles.bar}
        label={`Upload of ${name}`}
        value={total - left}
        max={total}
        status="paused"
        valueText={words}
      />
      <Text className={styles.count} size="table" tone="secondary">
        {words}
      </Text>
      <Inline className={styles.messages} align="stretch" gap={3} rowGap={0} wrap>
        <span className={styles.message}>Upload interrupted</span>
      </Inline>
      <Inline className={styles.actions} justify="end">
        {isKept && (
          <Button
            className={styles.action}
            icon={<PlayIcon className={styles.actionIcon} size={18} weight="bold" aria-hidden="true" />}
            aria-label={`Continue upload ${name}`}
            disabled={isPending}
            onClick={() => continueUploads({ uploads: [upload], handles })}
          >
            <span className={styles.actionWords}>Continue upload</span>
          </Button>
        )}
        {handles && (
          <LinkButton
            asChild
            className={styles.action}
            variant={isKept ? 'ghost' : 'secondary'}
            icon={<FileArrowUpIcon className={styles.actionIcon} size={18} weight="bold" aria-hidden="true" />}
          >
            <Link to={paths.inspection(id)} state={CONTINUES} aria-label={`${chooseLabel} ${name}`}>
              <span className={styles.actionWords}>{chooseLabel}</span>
            </Link>
          </LinkButton>
        )}
        <Button
          className={styles.action}
          variant="ghost"
          icon={<XIcon className={styles.actionIcon} size={18} weight="bold" aria-hidden="true" />}
          aria-label={`Not now ${name}`}
          onClick={() => {
            onGone();
            onPutOff();
          }}
        >
          <span className={styles.actionWords}>Not now</span>
        </Button>
      </Inline>
    </li>
  );
}
