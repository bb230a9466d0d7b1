'use client';
import { useContext, useEffect, useRef, useState } from 'react';
import { FieldContext } from './field-context.js';

export interface UseFieldProblemOptions<P extends string> {
  /** What is wrong with what was typed; null where nothing is. */
  problem: P | null;
  /** The same in words. */
  message: string | null;
  /** Hears of every other problem. */
  onProblemChange: ((problem: P | null) => void) | undefined;
}

/**
 * Reports invalid input to the Field of a control, which shows the error after the first blur.
 *
 * @returns whether the control has to mark itself as invalid, because no Field does, and what to call when it is left
 */
export function useFieldProblem<P extends string>({
  problem,
  message,
  onProblemChange,
}: UseFieldProblemOptions<P>): {
  isUnreported: boolean;
  leave: () => void;
} {
  const report = useContext(FieldContext)?.reportProblem;
  const [wasLeft, setWasLeft] = useState(false);
  const reported = useRef<P | null>(null);
  useEffect(() => {
    report?.(message);
    return () => report?.(null);
  }, [report, message]);
  useEffect(() => {
    if (reported.current === problem) return;
    reported.current = problem;
    onProblemChange?.(problem);
  }, [problem, onProblemChange]);
  return {
    isUnreported: report === undefined && wasLeft && problem !== null,
    leave: () => setWasLeft(true),
  };
}
