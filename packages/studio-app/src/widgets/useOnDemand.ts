import { useToast } from '@inspection-studio/design-system';
import { useState } from 'react';
import { logError, MISSING_CODE_MESSAGE } from '../api/index.ts';
import type { OnDemand } from './on-demand.ts';

/**
 * Lazy-loads a part of the page on first use.
 *
 * Should its code be missing, a message says so and the page stays as it is:
 * uploads may be under way on it.
 */
export function useOnDemand<Props>(part: OnDemand<Props>) {
  const { show } = useToast();
  const [Part, setPart] = useState(() => part.loaded);
  const fetchPart = async () => {
    const loaded = await part.fetch();
    setPart(() => loaded);
  };
  // Said when the part is used, not when it is pointed at.
  const fetchAhead = () => void fetchPart().catch(() => undefined);
  const want = async (): Promise<boolean> => {
    try {
      await fetchPart();
      return true;
    } catch (error) {
      logError(error);
      show({ kind: 'failed', title: MISSING_CODE_MESSAGE });
      return false;
    }
  };
  return {
    /** Draws it; undefined until it is here. */
    Part,
    /** For the button that opens it, which fetches it while one points at it or reaches it by keys. */
    hints: { onPointerEnter: fetchAhead, onFocus: fetchAhead },
    /** Fetches it for use; whether it is here. */
    want,
  };
}
