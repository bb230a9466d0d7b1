#!/usr/bin/env node
/*
 * Runs the Firefox at `STUDIO_FIREFOX` for Playwright, whose arguments it gets, and changes two of its messages; all others pass.
 * Playwright 1.65 asks each context for a colour scheme with a command that Firefox 153 does not have: it is answered without being
 * done, so that the studio takes the scheme of the machine. And it fills a field by setting its value, which React does not
 * notice: it is typed.
 */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = 'emulation.setMediaFeaturesOverride';
const SETS_VALUE = /window\.__pw_bidiInsertText\((\w+)\)/;
const TYPES = "void document.execCommand('insertText', false, $1)";
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;

const firefox = spawn(process.env['STUDIO_FIREFOX'] ?? '', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.on('error', (error) => {
  console.error(error);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

/** @param {import('ws').RawData} message one of this protocol, which are texts */
const textOf = (message) => String(/** @type {Buffer} */ (message));

/**
 * Lets Playwright talk to Firefox.
 *
 * @param {string} firefoxUrl
 * @returns the address for it
 */
async function listen(firefoxUrl) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => {
    const session = new WebSocket(firefoxUrl + url, { perMessageDeflate: false });
    const opened = new Promise((resolve) => session.once('open', resolve));
    playwright.on('message', async (message) => {
      const text = textOf(message);
      const { id, method } = JSON.parse(text);
      if (method === UNKNOWN) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      await opened;
      session.send(text.replace(SETS_VALUE, TYPES));
    });
    session.on('message', (message) => playwright.send(textOf(message)));
    playwright.on('close', () => session.close());
    session.on('close', () => playwright.close());
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return `ws://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}

for await (const line of createInterface({ input: firefox.stderr })) {
  const url = LISTENING.exec(line)?.[1];
  console.error(url === undefined ? line : line.replace(url, await listen(url)));
}
