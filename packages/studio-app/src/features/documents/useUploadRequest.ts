import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isUploadRequest } from '../../widgets/upload-request.ts';

/**
 * Opens the file dialog of a drop area when a command asked for it. Browsers allow that shortly after a key or click
 * only; the button has the focus anyway.
 *
 * @param area the element around the button that opens the file dialog
 */
export function useUploadRequest(area: RefObject<HTMLElement | null>): void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isRequested = isUploadRequest(state);
  const open = useEffectEvent(() => {
    // Not again after a reload or Back.
    void navigate({ search }, { replace: true, state: null });
    const button = area.current?.querySelector<HTMLElement>('button:not(:disabled)');
    button?.focus();
    if (navigator.userActivation?.isActive !== false) button?.click();
  });
  useEffect(() => {
    if (isRequested) open();
  }, [isRequested]);
}
