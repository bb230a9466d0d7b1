import { contentTypeOf, type FileLike, type ModulesReply, type ProjectForm, type StoredFile } from '@inspection-studio/domain';
import { StudioError } from '../api/index.ts';
import type { UploadSource } from './upload-source.ts';

/**
 * The chosen files of a wizard beside the ids and storage keys the server gave
 * them, in the order they were registered.
 *
 * @throws StudioError 'Malformed response.' when the server registered another number of files
 * @see spec 2 §7 "projects/{id}/modules"
 */
export function pairFiles({ types, three, two }: ProjectForm, reply: ModulesReply): Map<string, UploadSource> {
  return new Map([
    ...(types.three ? pairs('three', three.rgb, reply.three?.rgb) : []),
    ...(types.three ? pairs('three', three.ir, reply.three?.ir) : []),
    ...(types.two ? pairs('two', two.rgb, reply.two?.rgb) : []),
    ...(types.two ? pairs('two', two.ir, reply.two?.ir) : []),
  ]);
}

function pairs(
  kind: UploadSource['kind'],
  files: readonly FileLike[],
  stored: readonly StoredFile[] = [],
): [string, UploadSource][] {
  if (files.length !== stored.length) {
    throw StudioError.malformed(new Error(`${stored.length} of ${files.length} files were registered.`));
  }
  return stored.map(({ id, s3Key: storageKey }, index) => {
    const file = files[index];
    if (!(file instanceof File)) throw new TypeError('Only files of the browser can be uploaded.');
    return [id, { file, storageKey, contentType: contentTypeOf(file), type: 'Image', kind, isStored: false }];
  });
}
