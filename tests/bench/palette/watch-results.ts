declare global {
  interface Window {
    /** Time from the last key to the frame that has all results of the text; undefined until then. */
    resultsMs: number | undefined;
  }
}

/** Runs in the page, with its palette open. Watches the announced number of results, which is empty while records are loading. */
export function watchResults(): void {
  let lastKeyAtMs = 0;
  addEventListener(
    'keydown',
    (event) => {
      lastKeyAtMs = event.timeStamp;
      window.resultsMs = undefined;
    },
    { capture: true },
  );
  const hasResults = () =>
    [...document.querySelectorAll('[role="dialog"] [role="status"]')].some((status) =>
      /^\d+ results?$/.test(status.textContent),
    );
  const look = () => {
    if (window.resultsMs !== undefined || lastKeyAtMs === 0 || !hasResults()) return;
    const keyAtMs = lastKeyAtMs;
    // The task after the frame's callbacks: the frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        if (keyAtMs === lastKeyAtMs) window.resultsMs ??= performance.now() - keyAtMs;
      });
      port1.start();
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
