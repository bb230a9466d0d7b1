import { randomUUID } from 'node:crypto';
import type { CompanyRecords } from '../../../packages/studio-server/src/resources/testing/insert-company.ts';
import type { TestStudio } from '../../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { auditEvents } from '../../../packages/studio-server/src/resources/testing/tables.ts';
import { insertInspections } from './inspections.ts';
import { makeRecords } from './library.ts';

/** Names of the records of every list, in no order; one of them has a quote and what a pattern would take for more. */
export const NAMES = ['Delta pier', "Alpha o'Neill", 'Charlie 100%', 'Bravo_pier', 'Echo'];

/** When the records of these names were changed. */
const DAYS = ['2026-03-04', '2026-03-02', '2026-03-05', '2026-03-01', '2026-03-03'];

/** Values of the records of these names that not every answer has, each in an order of its own. */
export const UNSHOWN: Readonly<Record<string, readonly (string | number)[]>> = {
  created: ['2026-02-03', '2026-02-05', '2026-02-01', '2026-02-02', '2026-02-04'],
  position: [3, 0, 4, 2, 1],
  captured: ['2026-01-02', '2026-01-04', '2026-01-03', '2026-01-05', '2026-01-01'],
  hasProblem: [0, 1, 0, 0, 1],
  hasPosition: [1, 0, 0, 1, 0],
};

/** The table with each list's rows. */
export const TABLES: Record<string, string> = {
  users: 'users',
  sites: 'sites',
  assets: 'assets',
  projects: 'projects',
  images: 'project_files',
  categories: 'categories',
  categorypresets: 'category_presets',
  severityscales: 'severity_scales',
  checklists: 'checklists',
  layouts: 'layouts',
  layers: 'layers',
  tags: 'tags',
  documents: 'documents',
};

/** What the lists hold, beside the records of the company itself. */
export interface ListRecords {
  /** Its images are what GET images lists. */
  projectId: string;
  assetIds: string[];
  siteIds: string[];
  presetIds: string[];
  categoryIds: string[];
}

/** Five records in every list, created on five days and changed on five others. */
export async function insertListRecords({ db }: TestStudio, own: CompanyRecords): Promise<ListRecords> {
  const records = makeRecords(db, own);
  const categoryIds: string[] = [];
  const presetIds: string[] = [];
  for (const [index, name] of NAMES.entries()) {
    const models = ['staining', 'concrete-crack', null, 'asphalt-crack', null] as const;
    // No order of another property puts these first or last.
    const isArchived = index < 2;
    categoryIds.push(await records.category({ name, model: models[index]!, isArchived }));
    presetIds.push(await records.preset(categoryIds, name));
    await records.tag({ name, isArchived });
    await records.severityScale({ name, isArchived, isNumerical: index % 2 === 1 });
    await records.checklist(name);
    const { layoutId } = await records.layout({ name });
    await records.layer(layoutId, { name, position: Number(UNSHOWN['position']![index]), isSegmented: index < 2 });
    await records.document({ name, sizeBytes: [30, 10, 50, 20, 40][index]!, uploadedAt: new Date() });
    const [firstName = '', lastName = ''] = name.split(' ');
    const roles = ['Viewer', 'Member', 'Uploader', 'Trial', 'Manager'] as const;
    const status = (['Activated', 'Pending', 'Deactivated', 'Activated', 'Deleted'] as const)[index]!;
    await records.user(roles[index]!, { firstName, lastName, status });
  }
  const statuses = ['Draft', 'Completed', 'Failed', 'Queued', 'Processing'] as const;
  const inserted = await insertInspections(
    db,
    own,
    NAMES.map((name, index) => ({
      name,
      assetName: name,
      status: statuses[index]!,
      memberIds: index < 2 ? [own.people.Member] : [],
    })),
  );
  const [withImages] = await insertInspections(db, own, [
    { images: NAMES.map(() => true), assetName: 'Zulu', name: 'Zulu' },
  ]);
  const { projectId } = withImages!;
  const types = ['Bridge', 'Building', 'OilTank', 'Chimney', 'Flare'];
  for (const [index, { assetId, siteId }] of inserted.entries()) {
    await db.execute(`update assets set type = '${types[index]}' where id = '${assetId}'`);
    await db.execute(`update sites set name = '${NAMES[index]!.replaceAll("'", "''")}' where id = '${siteId}'`);
  }
  const { rows: images } = await db.execute<{ id: string }>(
    `select id from project_files where project_id = '${projectId}' order by id`,
  );
  for (const [index, { id }] of images.entries()) {
    const name = NAMES[index]!.replaceAll("'", "''");
    await db.execute(
      `update project_files set name = '${name}', thumbnail_key = 'thumbnails/${id}.jpg', is_flagged = ${index === 0}, ${unshownOf(index)}, kind = '${index < 3 ? 'two' : 'three'}', capture_type = '${index % 2 ? 'Ir' : 'Rgb'}' where id = '${id}'`,
    );
  }
  for (const table of Object.values(TABLES)) {
    for (const [index, name] of NAMES.entries()) {
      await db.execute(
        `update "${table}" set created = '${UNSHOWN['created']![index]}T00:00:00Z', modified = '${DAYS[index]}T00:00:00Z' where name = '${name.replaceAll("'", "''")}'`,
      );
    }
  }
  await insertEvents(db, own);
  return {
    projectId,
    assetIds: inserted.map(({ assetId }) => assetId),
    siteIds: inserted.map(({ siteId }) => siteId),
    presetIds,
    categoryIds,
  };
}

/** Columns of an image with the values of {@link UNSHOWN}. */
const unshownOf = (index: number) =>
  `captured_at = '${UNSHOWN['captured']![index]}', processing_note = ${UNSHOWN['hasProblem']![index] ? "'Dark'" : 'null'}, longitude = ${UNSHOWN['hasPosition']![index] ? '5, latitude = 60' : '5'}`;

/** An event of each name, of two people and of five records. */
async function insertEvents(db: TestStudio['db'], { companyId, people }: CompanyRecords): Promise<void> {
  const actions = ['create', 'update', 'delete', 'archive', 'restore'] as const;
  const kinds = ['site', 'asset', 'inspection', 'category', 'tag'] as const;
  await db.insert(auditEvents).values(
    NAMES.map((subjectName, index) => ({
      id: randomUUID(),
      companyId,
      at: new Date(DAYS[index]!),
      actorId: index < 2 ? people.Admin : people.Manager,
      actorName: index < 2 ? 'Ingrid Aas' : 'Callum Baird',
      actorEmail: index < 2 ? 'ingrid@demo.example' : 'callum@demo.example',
      action: actions[index]!,
      subjectKind: kinds[index]!,
      subjectId: `subject${index}`,
      subjectName,
      changes: [],
      address: '192.0.2.7',
      userAgent: 'curl/8.14',
      requestId: `request${index}`,
    })),
  );
}
