/*
 * The upload engine for programs without a page, such as the command line: what runs in Node.js, without React or the DOM.
 */

export { createClients, createConnection, createSend, type Send, StudioError, wait } from '../api/index.ts';
export { askKnownFiles, type KnownScope } from './ask-known-files.ts';
export { openHashing } from './checksums/file-hashing.ts';
export { type PutFile, refusedError, type RequestStorage, StorageError } from './file-transport.ts';
export { findFault } from './faults/find-fault.ts';
export { limitRequests } from './limit-requests.ts';
export { createPutFile } from './put-file.ts';
export { pairFiles } from './register-files.ts';
export { registerUpload } from './register-upload.ts';
export { createSendingConditions } from './sending-conditions.ts';
export { type StallWatch, watchForStall } from './stall-watch.ts';
export { batchFiles, newSource, type UploadSource } from './upload-source.ts';
export { createUploadStore, type UploadStore } from './upload-store.ts';
