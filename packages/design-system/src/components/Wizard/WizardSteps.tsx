'use client';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { moveInTabs } from '../../internal/move-in-tabs.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { StatusSign } from '../StatusSign/index.js';
import { stepNumber, type WizardStep } from './steps.js';
import type { WizardLabels } from './wizard-labels.js';
import * as styles from './WizardSteps.css.js';

interface WizardStepsProps {
  label: string;
  steps: readonly WizardStep[];
  index: number;
  labels: WizardLabels;
}

function stateOf(step: WizardStep, isCurrent: boolean): keyof typeof styles.boxState {
  if (step.status === 'off') return 'off';
  if ((step.errorCount ?? 0) > 0) return 'error';
  if (isCurrent) return 'current';
  return step.status ?? 'upcoming';
}

/** The numbered steps as tabs. */
export function WizardSteps({ label, steps, index, labels }: WizardStepsProps) {
  const currentRef = useRef<HTMLButtonElement>(null);
  const count = stepNumber(steps, steps.length - 1);
  useEffect(() => {
    currentRef.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  return (
    <Tabs.List className={styles.line} aria-label={label} onKeyDownCapture={moveInTabs}>
      {steps.map((step, at) => {
        const isCurrent = at === index;
        const state = stateOf(step, isCurrent);
        const number = stepNumber(steps, at);
        return (
          <Tabs.Trigger
            key={step.id}
            ref={isCurrent ? currentRef : undefined}
            value={String(at)}
            disabled={step.status === 'off'}
            aria-current={isCurrent ? 'step' : undefined}
            data-step={state}
            className={styles.step}
          >
            <span className={classNames(styles.box, styles.boxState[state])} aria-hidden="true">
              {state === 'error' && <StatusSign kind="failed" size="large" />}
              {state === 'done' && <CheckIcon size={16} weight="bold" />}
              {isCurrent && state !== 'off' && <span className={styles.narrow}>{labels.progress(number, count)}</span>}
              {state === 'current' && <span className={styles.wide}>{number}</span>}
              {(state === 'upcoming' || state === 'off') && <span>{number}</span>}
            </span>
            <span className={styles.label}>{step.label}</span>
            <VisuallyHidden>{` ${labels.stepState(step, number, count)}`}</VisuallyHidden>
          </Tabs.Trigger>
        );
      })}
    </Tabs.List>
  );
}
