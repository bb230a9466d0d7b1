import Uppy from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import GoldenRetriever from '@uppy/golden-retriever';
import XHRUpload from '@uppy/xhr-upload';
import '@uppy/dashboard/css/style.min.css';

/** Requests at a time, as in the studio. */
const LIMIT = 5;

/** In the address: the studio's origin, a token, the inspection's id, and whether a reload is survived. */
const {
  origin,
  token,
  inspection = '',
  keeps,
} = Object.fromEntries(new URLSearchParams(location.search)) as Record<string, string>;

interface Added {
  id: string;
  name: string;
  size: number;
  type: string;
  /** Of a file that was registered: where it is stored, and how it is confirmed. */
  meta: { storageKey?: string; imageId?: string };
}

async function call(method: string, path: string, body?: unknown) {
  const reply = await fetch(`${origin}/api/v2/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  const text = await reply.text();
  return text === '' ? undefined : JSON.parse(text);
}

const uppy = new Uppy({ autoProceed: false }).use(Dashboard, {
  inline: true,
  target: '#uppy',
  width: 1200,
  height: 700,
});
if (keeps === 'true') uppy.use(GoldenRetriever);

/** Registers what is not registered yet, all of it with one call, as the studio does. */
uppy.addPreProcessor(async (ids: string[]) => {
  const fresh = (uppy.getFilesByIds(ids) as Added[]).filter(({ meta }) => meta.imageId === undefined);
  if (fresh.length === 0) return;
  const rgb = fresh.map(({ name, size }) => ({ name, size: Math.ceil(size / 1024) }));
  const { two } = await call('PUT', `projects/${inspection}/modules`, { two: { rgb, ir: [], remove: [] } });
  const registered = new Map<string, { id: string; s3Key: string }>(
    two.rgb.map((image: { name: string }) => [image.name, image]),
  );
  const files = { ...uppy.getState().files };
  for (const { id, name } of fresh) {
    const { id: imageId, s3Key: storageKey } = registered.get(name)!;
    files[id] = { ...files[id], meta: { ...files[id].meta, imageId, storageKey } };
  }
  uppy.setState({ files });
});

/** Registered images by the URL that stores them. */
const sentTo = new Map<string, string>();

uppy.use(XHRUpload, {
  method: 'PUT',
  formData: false,
  limit: LIMIT,
  timeout: 0,
  headers: { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' },
  endpoint: async ({ meta: { storageKey = '', imageId = '' } }: Added) => {
    const { url } = await call('GET', `upload?content_type=image/jpeg&prefix=${encodeURIComponent(storageKey)}`);
    const target = new URL(url, origin).href;
    sentTo.set(target, imageId);
    return target;
  },
  // Uppy takes a file as uploaded after this, so none is that the server does not know.
  getResponseData: async ({ responseURL }: XMLHttpRequest) => {
    await call('PUT', `images/${sentTo.get(responseURL)}/uploaded`, { type: 1 });
    return {};
  },
});

const ended = new Promise<void>((resolve) => uppy.on('complete', () => resolve()));

declare global {
  interface Window {
    uppyBench: {
      /** Adds the files of an input. @returns milliseconds until their number shows, and the page has drawn it */
      add: (input: HTMLInputElement) => Promise<number>;
      /** Adds the files again of which some are missing after a reload. */
      addAgain: (input: HTMLInputElement) => void;
      /** Uploads them all. */
      upload: () => void;
      /** Resolves when an upload has ended, also one that continues. */
      ended: Promise<void>;
      /** Files of the upload that a reload interrupted that must be chosen again; undefined until they are read. */
      missing: () => number | undefined;
    };
  }
}

const addFiles = (files: File[]) => uppy.addFiles(files.map((data) => ({ name: data.name, type: data.type, data })));

window.uppyBench = {
  ended,
  addAgain: (input) => addFiles([...(input.files ?? [])]),
  async add(input) {
    const files = [...(input.files ?? [])];
    const start = performance.now();
    addFiles(files);
    const shown = `${files.length} files selected`;
    while (!document.body.textContent?.includes(shown)) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  },
  upload() {
    uppy.upload().catch((error: unknown) => console.error(error));
  },
  missing() {
    const { recoveredState, files } = uppy.getState();
    if (recoveredState === null) return undefined;
    return (Object.values(files) as { isGhost?: boolean }[]).filter(({ isGhost }) => isGhost).length;
  },
};
