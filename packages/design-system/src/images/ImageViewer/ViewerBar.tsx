import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { MagnifyingGlassMinusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassMinus';
import { MagnifyingGlassPlusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassPlus';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.js';
import { Tooltip, TooltipProvider } from '../../components/Tooltip/index.js';
import type { StageState } from '../image-stage.js';
import { BarButton } from './BarButton.js';
import type { ImageViewerLabels } from './labels.js';
import { MiddleEllipsis } from './MiddleEllipsis.js';
import type { ViewerAction } from './viewer-keys.js';
import * as styles from './ImageViewer.css.js';

interface ViewerBarProps {
  words: ImageViewerLabels;
  name: string | undefined;
  position: string;
  state: StageState | null;
  /** Whether the image has a flag; undefined when it cannot have one. */
  flagged: boolean | undefined;
  /** Whether the facts are shown; undefined when there are none. */
  factsOpen: boolean | undefined;
  actions: ReactNode;
  onAct: (action: ViewerAction) => void;
  onClose: (() => void) | undefined;
}

/** Which image it is, and the buttons for what keys and fingers do. */
export function ViewerBar({
  words,
  name,
  position,
  state,
  flagged,
  factsOpen,
  actions,
  onAct,
  onClose,
}: ViewerBarProps) {
  const percent = state && Math.round(state.zoom * 100);
  const withKey = (label: string, key: string) => `${label} (${key})`;
  return (
    <TooltipProvider>
      <div className={styles.bar}>
        <div className={styles.title}>
          <bdi className={styles.position}>{position}</bdi>
          <MiddleEllipsis className={styles.name}>{name ?? ''}</MiddleEllipsis>
        </div>
        <div className={styles.tools}>
          {flagged !== undefined && (
            <BarButton
              label={words.flag}
              shortcut="F"
              icon={<FlagIcon size={18} weight={flagged ? 'fill' : 'bold'} />}
              aria-pressed={flagged}
              className={flagged ? styles.flagged : undefined}
              onClick={() => onAct('flag')}
            />
          )}
          <BarButton
            label={words.zoomOut}
            shortcut="-"
            icon={<MagnifyingGlassMinusIcon size={18} weight="bold" />}
            aria-disabled={state?.isFitted === true || undefined}
            className={state?.isFitted ? styles.atLimit : undefined}
            onClick={() => onAct({ zoom: 'out' })}
          />
          <span role="status" dir="ltr" className={styles.zoom}>
            {percent !== null && words.zoom(percent)}
          </span>
          <BarButton
            label={words.zoomIn}
            shortcut="+"
            icon={<MagnifyingGlassPlusIcon size={18} weight="bold" />}
            aria-disabled={state?.isLargest === true || undefined}
            className={state?.isLargest ? styles.atLimit : undefined}
            onClick={() => onAct({ zoom: 'in' })}
          />
          <Tooltip content={withKey(words.fit, '0')} side="bottom">
            <Button variant="ghost" onClick={() => onAct({ zoom: 'fit' })}>
              {words.fit}
            </Button>
          </Tooltip>
          <Tooltip content={withKey(words.actualSize, '1')} side="bottom">
            <Button variant="ghost" onClick={() => onAct({ zoom: 'actual' })}>
              {words.actualSize}
            </Button>
          </Tooltip>
          <BarButton
            label={words.rotate}
            shortcut="R"
            icon={<ArrowClockwiseIcon size={18} weight="bold" />}
            onClick={() => onAct('rotate')}
          />
          {factsOpen !== undefined && (
            <BarButton
              label={words.facts}
              shortcut="I"
              icon={<InfoIcon size={18} weight={factsOpen ? 'fill' : 'bold'} />}
              aria-expanded={factsOpen}
              onClick={() => onAct('facts')}
            />
          )}
          {actions}
        </div>
        {onClose && (
          <Button
            variant="ghost"
            className={styles.close}
            icon={<XIcon size={18} weight="bold" aria-hidden="true" />}
            onClick={onClose}
          >
            {words.close}
          </Button>
        )}
      </div>
    </TooltipProvider>
  );
}
