import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { MouseEvent, RefObject } from 'react';
import * as styles from './NumberField.css.js';

export interface SteppersProps {
  /** The input of the buttons. It keeps focus and announces the number. */
  input: RefObject<HTMLInputElement | null>;
  /** Id of the input. */
  controls: string | undefined;
  decrease: string;
  increase: string;
  canDecrease: boolean;
  canIncrease: boolean;
  onStep: (count: 1 | -1) => void;
}

const icon = { size: 16, weight: 'bold', 'aria-hidden': true } as const;

/** Decrease and increase buttons for pointers; keyboards use arrow keys. */
export function Steppers({ input, controls, decrease, increase, canDecrease, canIncrease, onStep }: SteppersProps) {
  const button = (label: string, isActive: boolean, count: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      className={styles.stepper}
      aria-label={label}
      aria-controls={controls}
      aria-disabled={!isActive || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!isActive) return;
        if (!isTouch(event)) input.current?.focus();
        onStep(count);
      }}
    >
      {count < 0 ? <MinusIcon {...icon} /> : <PlusIcon {...icon} />}
    </button>
  );
  return (
    <>
      {button(decrease, canDecrease, -1)}
      {button(increase, canIncrease, 1)}
    </>
  );
}

/** Focusing after a touch would open the on-screen keyboard. */
function isTouch({ nativeEvent }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
}
