import '@inspection-studio/design-system/styles.css';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { logError } from '../api/index.ts';
import { paths } from '../paths.ts';
import { createSession, loadAuthClient } from '../session/index.ts';
import { StartFailed } from '../shell/full-page.tsx';
import { App } from './App.tsx';
import { loadConfig } from './config.ts';
import { Looks } from './providers.tsx';

// Style elements made at run time, such as the scroll lock of dialogs, carry the nonce of the page.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

// Home is what most visits open: its screen is fetched while one is signed in, not after it.
if (location.pathname === paths.home()) import('../routes/home.tsx').catch(logError);

const element = document.getElementById('root');
if (!element) throw new Error("index.html has no element 'root'.");
const root = createRoot(element);

try {
  const config = await loadConfig();
  const session = createSession(() => loadAuthClient(config.auth));
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
