import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitUploadsElsewhere } from './await-elsewhere.ts';
import { browserTabs } from './testing/browser-tabs.ts';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';

let tabs: ReturnType<typeof browserTabs>;
beforeEach(() => {
  tabs = browserTabs();
});
afterEach(() => tabs.close());

/** A tab that sends an inspection, whose files stay on their way. */
async function sendingTab(over: { person?: string } = {}) {
  const uploads = setUpUploads();
  uploads.hold.is = true;
  const messages: unknown[] = [];
  tabs.openChannel().addEventListener('message', ({ data }) => messages.push(data));
  await tabs.share(uploads, over);
  uploads.store.add(...batchOf(names(2)));
  return { ...uploads, messages };
}

/** A tab that shows what others send. */
function otherTab(over: { person?: string } = {}) {
  const elsewhere = tabs.follow(over);
  const rows = () => elsewhere.getSnapshot().batches.map(({ batch }) => batch.inspectionName);
  return { ...elsewhere, rows };
}

describe('when the sending tab ends', () => {
  it('its rows are gone, and this tab can continue what it leaves, also without a farewell', async () => {
    const { messages } = await sendingTab();
    const { rows, onTabEnded } = otherTab();
    await vi.waitFor(() => expect(rows()).toEqual(['20261121']));
    expect(onTabEnded).not.toHaveBeenCalled();
    tabs.end('sender');
    await vi.waitFor(() => expect(rows()).toEqual([]));
    expect(onTabEnded).toHaveBeenCalledOnce();
    // A message that was still on its way.
    tabs.openChannel().postMessage(messages.at(-1));
    await tabs.delivered();
    expect(rows()).toEqual([]);
  });

  it('its farewell removes the rows at once', async () => {
    const { page } = await sendingTab();
    const { rows, onTabEnded } = otherTab();
    await vi.waitFor(() => expect(rows()).toEqual(['20261121']));
    page.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(rows()).toEqual([]));
    expect(onTabEnded).not.toHaveBeenCalled();
    tabs.end('sender');
    await vi.waitFor(() => expect(onTabEnded).toHaveBeenCalledOnce());
  });

  it('a page in the back-forward cache has not ended', async () => {
    const { page } = await sendingTab();
    const { rows } = otherTab();
    await vi.waitFor(() => expect(rows()).toEqual(['20261121']));
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    await tabs.delivered();
    expect(rows()).toEqual(['20261121']);
  });
});

describe('a page without uploads loads what shows them', () => {
  it.each<[string, { person?: string }, number]>([
    ['when another tab sends some', {}, 1],
    ['not for those of another person', { person: 'someone-else' }, 0],
  ])('%s', async (_case, sender, expected) => {
    const early = vi.fn();
    const stopEarly = awaitUploadsElsewhere('maren', early, tabs.openChannel());
    await sendingTab(sender);
    const { rows } = otherTab(sender);
    await vi.waitFor(() => expect(rows()).toEqual(['20261121']));
    const late = vi.fn();
    const stopLate = awaitUploadsElsewhere('maren', late, tabs.openChannel());
    await tabs.delivered();
    expect([early.mock.calls.length, late.mock.calls.length]).toEqual([expected, expected]);
    stopEarly();
    stopLate();
  });

  it('not for those that are gone', async () => {
    const { store, messages } = await sendingTab();
    store.act('cancelled', 'b1');
    await vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ batches: [] }));
    const found = vi.fn();
    const stop = awaitUploadsElsewhere('maren', found, tabs.openChannel());
    await tabs.delivered();
    expect(found).not.toHaveBeenCalled();
    stop();
  });
});
