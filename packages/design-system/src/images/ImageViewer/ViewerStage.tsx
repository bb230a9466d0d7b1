import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import type { ReactNode, RefObject } from 'react';
import { StatusSign } from '../../components/StatusSign/index.js';
import type { Direction } from '../../internal/useDirection.js';
import type { StageState } from '../image-stage.js';
import type { ImageViewerLabels } from './labels.js';
import { StageButton } from './StageButton.js';
import type { ViewerAction } from './viewer-keys.js';
import * as styles from './ImageViewer.css.js';

interface ViewerStageProps {
  element: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  words: ImageViewerLabels;
  /** Id of the text that describes the keys. */
  hintId: string;
  name: string | undefined;
  /** State of this image; null until it is drawn. */
  state: StageState | null;
  problem: ReactNode;
  index: number;
  count: number;
  direction: Direction;
  onAct: (action: ViewerAction) => void;
}

/** The picture, with the buttons at its sides and what is said of its parts. */
export function ViewerStage({
  element,
  canvas,
  words,
  hintId,
  name,
  state,
  problem,
  index,
  count,
  direction,
  onAct,
}: ViewerStageProps) {
  const isLoading = name !== undefined && (state === null || state.loadedCount < state.wantedCount);
  const hasFailed = state !== null && state.failedCount > 0;
  const [Back, Onwards] = direction === 'rtl' ? [CaretRightIcon, CaretLeftIcon] : [CaretLeftIcon, CaretRightIcon];
  return (
    <div className={styles.well}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- an application takes focus and keys */}
      <div
        ref={element}
        role="application"
        aria-label={name ?? words.loading}
        aria-describedby={hintId}
        aria-busy={isLoading || undefined}
        tabIndex={0}
        className={styles.stage}
      >
        <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      {isLoading && state && (
        <div className={styles.progress} aria-hidden="true">
          <div style={{ width: `${(100 * state.loadedCount) / state.wantedCount}%` }} className={styles.loaded} />
        </div>
      )}
      {problem !== undefined && problem !== null && (
        <div className={styles.problem}>
          <div className={styles.problemPlate}>{problem}</div>
        </div>
      )}
      {count > 1 && (
        <>
          <StageButton
            side="start"
            label={words.previous}
            icon={<Back size={24} />}
            isAtEnd={index <= 0}
            onPress={() => onAct({ step: 'previous' })}
          />
          <StageButton
            side="end"
            label={words.next}
            icon={<Onwards size={24} />}
            isAtEnd={index >= count - 1}
            onPress={() => onAct({ step: 'next' })}
          />
        </>
      )}
      <p role="status" className={styles.failed} data-shown={hasFailed || undefined}>
        {hasFailed && (
          <>
            <StatusSign kind="warning" />
            <span>{words.failed}</span>
          </>
        )}
      </p>
    </div>
  );
}
