'use client';
import type { ReactNode } from 'react';
import type { FieldControlAttributes } from '../../internal/field-context.js';
import { useRadioGrid } from '../../internal/radio-grid/useRadioGrid.js';
import { Tooltip } from '../Tooltip/index.js';
import * as styles from './IconGrid.css.js';

export interface IconGridProps extends FieldControlAttributes {
  icons: readonly { value: string; name: string; icon: ReactNode }[];
  /** −1 if none of them is chosen. */
  chosenIndex: number;
  disabled: boolean;
  onChoose: (index: number) => void;
}

/** The radio group of icons. */
export function IconGrid({ icons, chosenIndex, disabled, onChoose, ...field }: IconGridProps) {
  const radio = useRadioGrid({ labels: icons.map((icon) => icon.name), chosenIndex, onChoose, disabled });
  return (
    <div role="radiogroup" className={styles.grid} {...field}>
      {icons.map((icon, index) => (
        <Tooltip key={icon.value} content={icon.name}>
          <button {...radio(index)} className={styles.cell}>
            {icon.icon}
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
