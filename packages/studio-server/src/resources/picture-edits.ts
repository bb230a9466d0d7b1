import type { EditedRecord } from '@inspection-studio/domain/calls';
import type { ThumbnailKind } from '@inspection-studio/domain/images';
import { writeRecordEdit } from '../database/queries/record-edits.ts';
import { entityTag } from '../http/entity-tags.ts';
import type { AnyEditedRecord } from '../rules/editable-content.ts';
import { readAsset } from './assets.ts';
import { loadProject } from './projects.ts';
import type { Context } from './services.ts';
import { readSite } from './sites.ts';
import { readUser } from './users-access.ts';

type Reading = Pick<Context, 'db' | 'services' | 'user'>;

/** Records with a picture. The pictures of reports belong to the company, which nobody edits here. */
const RECORDS: Partial<
  Record<ThumbnailKind, [kind: EditedRecord, read: (context: Reading, id: string) => Promise<AnyEditedRecord>]>
> = {
  User: ['user', readUser],
  Site: ['site', readSite],
  Asset: ['asset', readAsset],
  Project: ['project', async (context, id) => (await loadProject(context, id)).project],
};

/** Stores who changed the picture of a record, which is an edit of the record. */
export async function recordPictureEdit(context: Reading, type: ThumbnailKind, id: string): Promise<void> {
  const record = RECORDS[type];
  if (!record) return;
  const [kind, read] = record;
  const tag = entityTag(kind, await read(context, id));
  await writeRecordEdit(context.db, context.user, { kind, recordId: id, entityTag: tag });
}
