'use client';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { Tabs } from 'radix-ui';
import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { useDirection, type Direction } from '../../internal/useDirection.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { BottomBar } from '../BottomBar/index.js';
import { Button } from '../Button/index.js';
import { ButtonRow } from '../ButtonRow/index.js';
import { clampStep, nextStep, previousStep, type WizardStep } from './steps.js';
import { WIZARD_LABELS, type WizardLabels } from './wizard-labels.js';
import { WizardSteps } from './WizardSteps.js';
import * as styles from './Wizard.css.js';

const icon = { size: 18, weight: 'bold', 'aria-hidden': true, className: styles.arrow } as const;

export interface WizardProps extends Omit<ComponentPropsWithRef<'div'>, 'dir' | 'defaultValue'> {
  /** The accessible name of the steps. */
  label: string;
  /** The steps, at least one. */
  steps: readonly WizardStep[];
  /** The zero-based step when controlled; clamped to the number of steps. */
  index?: number;
  /** The initial zero-based step when uncontrolled. @default 0 */
  defaultIndex?: number;
  /** Called with the new step, on a step, Back or Next. */
  onIndexChange?: (index: number) => void;
  /** Called by Cancel, which replaces Back on the first step. */
  onCancel: () => void;
  /** Called by Save on the last step. */
  onSave: () => void;
  /** Replaces Save. */
  extraButton?: ReactNode;
  /** A second column of 24rem; below the fields under lg (1025 px). */
  aside?: ReactNode;
  /** Whether it is saving: replaces the buttons with a spinner and locks the step. @default false */
  pending?: boolean;
  /** Replaces built-in texts. @default Back, Next, Cancel, Save, '2 of 8', 'step 2 of 8, done' */
  labels?: Partial<WizardLabels>;
  /** The writing direction. @default the direction of the document */
  dir?: Direction;
  /** The fields of the current step. The caller keeps their values. */
  children?: ReactNode;
}

/** A form in numbered steps. */
export function Wizard({
  label,
  steps,
  index,
  defaultIndex = 0,
  onIndexChange,
  onCancel,
  onSave,
  extraButton,
  aside,
  pending = false,
  labels,
  dir,
  className,
  children,
  ref,
  ...rest
}: WizardProps) {
  const [wanted, setIndex] = useControllableState(index, defaultIndex, onIndexChange);
  const current = clampStep(wanted, steps.length);
  const previous = previousStep(steps, current);
  const next = nextStep(steps, current);
  const words = { ...WIZARD_LABELS, ...labels };

  const wizardRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(ref, wizardRef);
  const panelRef = useRef<HTMLDivElement>(null);
  const movingTo = useRef<number>(null);
  // After Back or Next, move focus to the top of the step.
  useEffect(() => {
    if (movingTo.current !== current) return;
    movingTo.current = null;
    wizardRef.current?.scrollIntoView({ block: 'start' });
    panelRef.current?.focus({ preventScroll: true });
  }, [current]);

  const goTo = (target: number) => {
    if (pending || target === current) return;
    setIndex(target);
  };
  const move = (target: number) => {
    movingTo.current = target;
    goTo(target);
  };

  return (
    <Tabs.Root
      ref={mergedRef}
      className={classNames(styles.wizard, className)}
      value={String(current)}
      onValueChange={(value) => goTo(Number(value))}
      activationMode="manual"
      dir={useDirection(dir)}
      {...rest}
    >
      <WizardSteps label={label} steps={steps} index={current} labels={words} />
      <VisuallyHidden role="status">{words.errors(steps)}</VisuallyHidden>
      <div className={styles.columns}>
        <Tabs.Content ref={panelRef} key={current} value={String(current)} tabIndex={-1} className={styles.panel}>
          {children}
        </Tabs.Content>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <BottomBar alwaysPinned>
        <ButtonRow pending={pending} className={styles.buttons}>
          {previous === current ? (
            <Button className={styles.back} onClick={onCancel}>
              {words.cancel}
            </Button>
          ) : (
            <Button className={styles.back} icon={<ArrowLeftIcon {...icon} />} onClick={() => move(previous)}>
              {words.back}
            </Button>
          )}
          {next === current ? (
            (extraButton ?? (
              <Button variant="primary" onClick={onSave}>
                {words.save}
              </Button>
            ))
          ) : (
            <Button variant="primary" onClick={() => move(next)}>
              {words.next}
              <ArrowRightIcon {...icon} />
            </Button>
          )}
        </ButtonRow>
      </BottomBar>
    </Tabs.Root>
  );
}
