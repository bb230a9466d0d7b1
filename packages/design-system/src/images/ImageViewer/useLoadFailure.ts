import { useEffect, useRef } from 'react';
import { useStableCallback } from '../../internal/useStableCallback.js';
import type { StageState } from '../image-stage.js';

/** Calls back once for an image when a part of it fails to load. */
export function useLoadFailure(state: StageState | null, onLoadError: (() => void) | undefined): void {
  const failedId = state !== null && state.failedCount > 0 ? state.id : null;
  const reportedId = useRef<string | null>(null);
  const report = useStableCallback(() => onLoadError?.());
  useEffect(() => {
    if (failedId === null || failedId === reportedId.current) return;
    reportedId.current = failedId;
    report();
  }, [failedId, report]);
}
