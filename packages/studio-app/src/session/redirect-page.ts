import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';
import { logError } from '../api/log-error.ts';

// Redirect URI of the provider: passes the response to the opener page and closes.
broadcastResponseToMainFrame().catch(logError);
