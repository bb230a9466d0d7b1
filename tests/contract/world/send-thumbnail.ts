import { bearer } from '../../../packages/studio-server/src/http/testing/start-test-app.ts';
import type { Answer, TestStudio } from '../../../packages/studio-server/src/resources/testing/start-test-studio.ts';

/** Kinds of pictures on the wire. */
export const THUMBNAIL_KINDS = { User: 1, Site: 2, Asset: 3, Project: 4, ReportLogo: 5, ReportCover: 6 } as const;

/** POST images/thumbnail: removes the picture of a record, or sets it when there is a file. */
export async function sendThumbnail(
  studio: TestStudio,
  token: string,
  type: number,
  id: string,
  file?: File,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id, type: String(type), isRemoving: String(file === undefined) }))
    form.set(name, value);
  if (file) form.set('file', file);
  const reply = await fetch(`${studio.origin}/api/v2/images/thumbnail`, {
    method: 'POST',
    headers: bearer(token),
    body: form,
  });
  const text = await reply.text();
  return { status: reply.status, body: text === '' ? null : JSON.parse(text) };
}
