import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const broadcast = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('@azure/msal-browser/redirect-bridge', () => ({ broadcastResponseToMainFrame: broadcast }));

const replace = vi.fn<(url: string) => void>();

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal('location', { replace });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the redirect page and waits for the tasks that it starts. */
async function open(): Promise<void> {
  await import('./redirect-page.ts');
  await new Promise((resolve) => setTimeout(resolve));
}

describe('the redirect page', () => {
  it('opens the studio when the response was for a silent attempt that nobody waits for', async () => {
    broadcast.mockResolvedValue(undefined);
    await open();
    expect(replace.mock.calls).toEqual([['/']]);
  });

  it('opens the studio when there is no response to pass on', async () => {
    broadcast.mockRejectedValue(new Error('no_token_request_cache_error'));
    await open();
    expect(replace.mock.calls).toEqual([['/']]);
  });

  it('stays in a hidden frame', async () => {
    vi.stubGlobal('parent', {});
    broadcast.mockResolvedValue(undefined);
    await open();
    expect(replace).not.toHaveBeenCalled();
  });

  it('stays while the library goes on to the page that asked', async () => {
    broadcast.mockReturnValue(new Promise(() => undefined));
    await open();
    expect(replace).not.toHaveBeenCalled();
  });
});
