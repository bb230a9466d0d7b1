import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';
import { logError } from '../api/log-error.ts';

// The address the provider answers to: it hands the answer to the page that asked, and is gone.
broadcastResponseToMainFrame().catch(logError);
