import { useToast, VisuallyHidden } from '@inspection-studio/design-system';
import { useEffect, useEffectEvent } from 'react';
import { logError } from '../api/index.ts';
import { useSession } from '../session/index.ts';
import { link } from '../widgets/link.css.ts';

/** Code of the sign-in library for a window that the browser did not open. */
const BLOCKED_CODE = 'popup_window_error';

/**
 * Says that the browser blocked the window for signing in again, if that is why it failed. Offers a tab instead, which
 * browsers open for a link: this page stays with what was typed, and resumes when the person comes back.
 *
 * @param failure error of the sign-in
 */
export default function BlockedWindow({ failure }: { failure: unknown }) {
  const isBlocked = failure instanceof Error && 'errorCode' in failure && failure.errorCode === BLOCKED_CODE;
  return isBlocked ? <OtherWay /> : null;
}

function OtherWay() {
  const { signInAgain } = useSession();
  const { show } = useToast();
  const resume = useEffectEvent(() =>
    signInAgain('resume').then(() => show({ kind: 'completed', title: 'Signed in again' }), logError),
  );
  useEffect(() => {
    const onFocus = () => void resume();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  return (
    <span>
      <span>The browser blocked the sign-in window. Allow pop-ups for this page and try again, or</span>{' '}
      <a className={link} href="/" target="_blank" rel="noopener">
        <span>sign in in a new tab</span>
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>{' '}
      <span>and come back.</span>
    </span>
  );
}
