import { FullPageState } from '@inspection-studio/design-system';
import { useEffect, useEffectEvent } from 'react';
import { UNREACHABLE_MESSAGE, useIsReachable } from '../api/index.ts';
import { BarePage } from './BarePage.tsx';

/** Replaces a page that needs the server. `onReachable` runs once the server responds. */
export function Unreachable({ onReachable }: { onReachable?: () => void }) {
  const isReachable = useIsReachable();
  const resume = useEffectEvent(() => onReachable?.());
  useEffect(() => {
    if (isReachable) resume();
  }, [isReachable]);
  return (
    <FullPageState role="status" drawing="conductor" title={UNREACHABLE_MESSAGE}>
      <p>The page opens automatically when the studio is back.</p>
    </FullPageState>
  );
}

/** {@link Unreachable} without the shell. */
export const StudioUnreachable = () => (
  <BarePage>
    <Unreachable />
  </BarePage>
);

/** Nothing while the first screen loads, unless the server does not respond. */
export const FirstScreenLoading = () => (useIsReachable() ? null : <StudioUnreachable />);
