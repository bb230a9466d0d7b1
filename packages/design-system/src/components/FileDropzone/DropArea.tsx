'use client';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { useId, type ReactNode } from 'react';
import { Brackets } from '../../internal/Brackets.js';
import { joinIds, useFieldControl } from '../../internal/field-context.js';
import type { FileDrop } from '../../internal/file-drop/useFileDrop.js';
import { Button } from '../Button/index.js';
import { Spinner } from '../Spinner/index.js';
import * as styles from './FileDropzone.css.js';

export interface DropAreaTexts {
  /** The title of the drop area. @default 'Drop files here' */
  title: string;
  /** The label of the button that opens the file dialog. @default 'Choose files' */
  choose: string;
  /** The title while accepted files are dragged over it. A folder counts as one. @default 'Release to add N files' */
  release: (count: number) => string;
  /** The title while dropped files are read. @default 'Reading files' */
  reading: string;
  /** The number of files that are not listed. @default 'and N more' */
  more: (count: number) => string;
  /** The message about files that were added before. @default 'N files were already added' */
  repeated: (count: number) => string;
  /** The label of the button that leaves them out. @default 'Skip' */
  skip: string;
  /** The label of the button that adds them again. @default 'Add anyway' */
  addAnyway: string;
}

const grouped = new Intl.NumberFormat('en-GB');

export const dropAreaTexts: DropAreaTexts = {
  title: 'Drop files here',
  choose: 'Choose files',
  release: (count) => (count === 1 ? 'Release to add 1 file' : `Release to add ${grouped.format(count)} files`),
  reading: 'Reading files',
  more: (count) => `and ${grouped.format(count)} more`,
  repeated: (count) => (count === 1 ? '1 file was already added' : `${grouped.format(count)} files were already added`),
  skip: 'Skip',
  addAnyway: 'Add anyway',
};

export interface DropAreaProps {
  drop: FileDrop;
  hint: ReactNode;
  texts: DropAreaTexts;
  disabled: boolean | undefined;
}

/** The area with title, hint and button inside brackets. A click anywhere on it opens the file dialog. */
export function DropArea({ drop, hint, texts, disabled }: DropAreaProps) {
  const hintId = useId();
  const describedBy = useFieldControl({})['aria-describedby'];
  const { state } = drop;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button inside does the same with the keyboard
    <div
      className={styles.area}
      data-state={state}
      data-disabled={disabled || undefined}
      onClick={disabled ? undefined : drop.open}
    >
      <Brackets className={styles.brackets} />
      <div className={styles.areaContent}>
        <span className={styles.icon}>{iconOf(state)}</span>
        <div className={styles.words}>
          <p className={styles.title} aria-live="polite">
            {titleOf(drop, texts)}
          </p>
          <div id={hintId} className={styles.hint}>
            {hint}
          </div>
        </div>
        <Button
          aria-describedby={joinIds(Boolean(hint) && hintId, describedBy)}
          className={styles.choose}
          disabled={disabled}
          onClick={(event) => {
            event.stopPropagation();
            drop.open();
          }}
        >
          {texts.choose}
        </Button>
      </div>
    </div>
  );
}

function iconOf(state: FileDrop['state']): ReactNode {
  if (state === 'dialog' || state === 'reading') return <Spinner size="medium" />;
  if (state === 'reject') return <ProhibitIcon size={24} aria-hidden="true" />;
  return <UploadSimpleIcon size={24} aria-hidden="true" />;
}

function titleOf({ state, drag, dragRejection }: FileDrop, texts: DropAreaTexts): string {
  if (state === 'accept' && drag) return texts.release(drag.count);
  if (state === 'reject' && dragRejection) return dragRejection;
  return state === 'reading' ? texts.reading : texts.title;
}
