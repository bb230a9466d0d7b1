/**
 * The studio and Uppy with the same images and the same server, one after the other in one run:
 *
 *     npm run bench:uppy -- --files 2000
 *     npm run bench:uppy -- --files 2000 --only reload
 *     npm run bench:uppy -- --files 2000 --only batch
 *
 * Uppy has its dashboard and its uploader for XMLHttpRequest, which registers, requests URLs and confirms as the studio does. The
 * second part reloads the page when a third has arrived; Uppy keeps the upload with its plugin Golden Retriever then.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { measureStudio, measureUppy } from './measure-batch.ts';
import { reloadStudio, reloadUppy } from './measure-reload.ts';
import { UPLOAD_TIMEOUT_MS } from './wait-for-end.ts';

const { values } = parseArgs({
  options: { files: { type: 'string', default: '2000' }, only: { type: 'string' } },
});
const count = Number(values.files);

const seconds = (ms: number) =>
  ms === Infinity ? `not within ${UPLOAD_TIMEOUT_MS / 1000} s` : `${(ms / 1000).toFixed(1)} s`;
const ratio = (ours: number, theirs: number) =>
  theirs === Infinity || ours === 0 ? '' : `${(theirs / ours).toFixed(1)} x`;

function printTable(rows: readonly (readonly [what: string, ours: string, theirs: string, ratio: string])[]): void {
  console.log(`\n${count} images, load average ${loadavg()[0]!.toFixed(1)}\n`);
  console.log('| | Studio | Uppy | Uppy takes |\n| --- | ---: | ---: | ---: |');
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

const timeRow = (what: string, ours: number, theirs: number) =>
  [what, seconds(ours), seconds(theirs), ratio(ours, theirs)] as const;
const countRow = (what: string, ours: number, theirs: number) => [what, String(ours), String(theirs), ''] as const;

await ensureBuilt();
if (values.only !== 'reload') {
  const studio = await measureStudio(count);
  const uppy = await measureUppy(count);
  printTable([
    timeRow('drop to interactive', studio.interactiveMs, uppy.interactiveMs),
    timeRow('main thread blocked', studio.blockedMs, uppy.blockedMs),
    timeRow('upload', studio.uploadSeconds * 1000, uppy.uploadSeconds * 1000),
  ]);
}
if (values.only !== 'batch') {
  const studio = await reloadStudio(count);
  const uppy = await reloadUppy(count);
  printTable([
    timeRow('reload until files are sent again', studio.againMs, uppy.againMs),
    countRow('files that the person chooses again', studio.chosenAgain, uppy.chosenAgain),
    countRow('sent twice', studio.sentTwice, uppy.sentTwice),
    countRow('not arrived', studio.lost, uppy.lost),
    countRow('in the inspection twice', studio.duplicated, uppy.duplicated),
    timeRow('reload until the last image', studio.endedSeconds * 1000, uppy.endedSeconds * 1000),
  ]);
}
