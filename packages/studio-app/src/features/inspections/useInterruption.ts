import type { ProjectForm } from '@inspection-studio/domain/inspections';
import { useRef, useState } from 'react';
import type { StudioForm } from '../../forms/index.ts';

/** The question before a save that would interrupt uploads. */
export interface Interruption {
  /** Submits the form, or asks first. */
  submit: () => Promise<void>;
  isAsking: boolean;
  /** What the question says. */
  text: string;
  answer: (isConfirmed: boolean) => void;
  /** Whether the current submit may interrupt uploads. */
  isConfirmed: () => boolean;
}

/** @param textOf says what saving would interrupt; empty if nothing */
export function useInterruption(
  { getValues, submit, trigger }: StudioForm<ProjectForm>,
  textOf: (values: ProjectForm) => string,
): Interruption {
  const [isAsking, setIsAsking] = useState(false);
  const [text, setText] = useState('');
  const isConfirmed = useRef(false);
  return {
    isAsking,
    text,
    isConfirmed: () => isConfirmed.current,
    submit: async () => {
      const wouldInterrupt = textOf(getValues());
      // What is wrong with the input comes first: the submit shows it.
      if (wouldInterrupt === '' || !(await trigger())) return submit();
      setText(wouldInterrupt);
      setIsAsking(true);
    },
    answer: (isYes) => {
      setIsAsking(false);
      if (!isYes) return;
      isConfirmed.current = true;
      void submit().finally(() => (isConfirmed.current = false));
    },
  };
}
