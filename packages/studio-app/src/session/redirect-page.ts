import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';
import { logError } from '../api/log-error.ts';

// Redirect URI of the provider: passes the response to the page that asked, and closes or continues there.
// A tab that is still open opens the studio, which signs in silently: some providers answer a sign-in on their page with
// the response to the silent attempt before it, which nobody waits for any more.
broadcastResponseToMainFrame()
  .catch(logError)
  .finally(() => {
    if (parent === self) location.replace('/');
  });
