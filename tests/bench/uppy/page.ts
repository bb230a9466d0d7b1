import Uppy from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import XHRUpload from '@uppy/xhr-upload';
import '@uppy/dashboard/css/style.min.css';

/** Requests at a time, as in the studio. */
const LIMIT = 5;

const uppy = new Uppy({ autoProceed: false })
  .use(Dashboard, { inline: true, target: '#uppy', width: 1200, height: 700 })
  .use(XHRUpload, { endpoint: '/sink', method: 'PUT', formData: false, limit: LIMIT, timeout: 0 });

declare global {
  interface Window {
    uppyBench: {
      /** Adds the files of an input. @returns milliseconds until their number shows, and the page has drawn it */
      add: (input: HTMLInputElement) => Promise<number>;
      /** Uploads them all. @returns how many arrived */
      upload: () => Promise<number>;
    };
  }
}

window.uppyBench = {
  async add(input) {
    const files = [...(input.files ?? [])];
    const start = performance.now();
    uppy.addFiles(files.map((data) => ({ name: data.name, type: data.type, data })));
    const shown = `${files.length} files selected`;
    while (!document.body.textContent?.includes(shown)) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  },
  async upload() {
    const result = await uppy.upload();
    return result?.successful?.length ?? 0;
  },
};
