import { type FileFacts, readFacts } from '@inspection-studio/studio-app/file-facts';
import { samplePicture } from '@inspection-studio/studio-app/sample-picture';

/** What the wizard's check reads of an image, and how long decoding it takes. */
export interface Sampled {
  facts: FileFacts;
  sampleMs: number;
}

declare global {
  interface Window {
    sample: (url: string) => Promise<Sampled>;
  }
}

window.sample = async (url) => {
  const file = await (await fetch(url)).blob();
  const read = await readFacts(file);
  const startedAt = performance.now();
  const sampled = await samplePicture(file);
  return { facts: { ...read, ...sampled }, sampleMs: performance.now() - startedAt };
};
