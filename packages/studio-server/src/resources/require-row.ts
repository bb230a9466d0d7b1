import { notFound } from '../http/studio-http-error.ts';

/** Returns the first row of a statement. @throws StudioHttpError 404 when it has none */
export async function requireRow<Row>(statement: PromiseLike<readonly Row[]>): Promise<Row> {
  const [row] = await statement;
  if (row === undefined) throw notFound();
  return row;
}
