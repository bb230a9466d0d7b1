import '@inspection-studio/design-system/styles.css';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { logError, retryWhileUnreachable, studioConnection } from '../api/index.ts';
import { createSession, createSignOutChannel, loadAuthClient } from '../session/index.ts';
import { StartFailed } from '../shell/full-page.tsx';
import { StudioUnreachable } from '../shell/Unreachable.tsx';
import { App } from './App.tsx';
import { loadConfig } from './config.ts';
import { Looks } from './providers.tsx';
import { fetchScreen } from './router.tsx';

// Style elements created at run time, such as the scroll lock of dialogs, get the nonce of the page.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

// Prefetch the screen of the current URL during sign-in.
fetchScreen(location.pathname);

const element = document.getElementById('root');
if (!element) throw new Error("index.html has no element 'root'.");
const root = createRoot(element);

try {
  const config = await retryWhileUnreachable(loadConfig, studioConnection(), {
    onWait: () =>
      root.render(
        <Looks>
          <StudioUnreachable />
        </Looks>,
      ),
  });
  const session = createSession({
    loadClient: () => loadAuthClient(config.auth),
    connection: studioConnection(),
    channel: createSignOutChannel(),
  });
  void session.start();
  root.render(
    <StrictMode>
      <App config={config} session={session} />
    </StrictMode>,
  );
} catch (error) {
  logError(error);
  root.render(
    <Looks>
      <StartFailed onRetry={() => location.reload()} />
    </Looks>,
  );
}
