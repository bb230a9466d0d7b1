import type { ReactNode } from 'react';
import * as styles from './ImageViewer.css.js';

interface StageButtonProps {
  side: keyof typeof styles.side;
  label: string;
  icon: ReactNode;
  /** There is no image in that direction: it stays focusable and does nothing. */
  isAtEnd: boolean;
  onPress: () => void;
}

/** A button at a side of the picture that shows the image before or after it. */
export const StageButton = ({ side, label, icon, isAtEnd, onPress }: StageButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isAtEnd || undefined}
    className={`${styles.stageButton} ${styles.side[side]}`}
    onClick={() => !isAtEnd && onPress()}
  >
    {icon}
  </button>
);
