import type { AssetListItem, RecentProject } from '@inspection-studio/domain/assets';
import type { InspectionStatus } from '@inspection-studio/domain/inspections';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  assetCategories,
  assetMembers,
  assetPresets,
  assets,
  assetUploaders,
  listStamps,
  projectFiles,
  projects,
  sites,
  users,
} from '../schema/index.ts';
import { prepareOnce } from '../prepare-once.ts';
import type { Queryable } from '../transaction.ts';
import { instantText } from './instant-text.ts';
import type { ListWindow } from './list-window.ts';
import { locationOf } from './location.ts';
import { picturesOf, type PictureUrl } from './references.ts';

/** A person involved in an asset. */
interface Involved {
  id: string;
  name: string;
  thumbnailKey: string | null;
}

type Newest = Omit<RecentProject, 'thumbnail'> & { thumbnailKey: string | null; status: InspectionStatus };

/** Selects matching assets in the requested order, using an index for the order if there is one. */
const pageOf = (where: SQL | undefined, window: ListWindow): SQL => sql`
  select id, row_number() over () as position from (
    select ${assets.id} as id from ${assets} where ${where ?? sql`true`}
    ${window.orderBy ? sql`order by ${sql.join(window.orderBy, sql`, `)}` : sql``}
    limit ${window.limit ?? null}::bigint offset ${window.offset ?? 0}::bigint) as listed`;

const idList = (select: SQL) =>
  sql<string[]>`(select coalesce(json_agg(id order by id), '[]') from (${select}) as ids (id))`;

const membersOf = sql`select ${assetMembers.userId} from ${assetMembers} where ${assetMembers.assetId} = ${assets.id}`;
const uploadersOf = sql`select ${assetUploaders.userId} from ${assetUploaders} where ${assetUploaders.assetId} = ${assets.id}`;

const ofPage = (idColumn: SQL | PgColumn) => sql`${idColumn} in (select id from page)`;

const people = sql`(
  select json_agg(json_build_object('id', ${users.id}, 'name', coalesce(nullif(${users.name}, ''), ${users.email}),
    'thumbnailKey', ${users.thumbnailKey}))
  from ${users} where ${users.id} = any(array(
    select ${assetMembers.userId} from ${assetMembers} where ${ofPage(assetMembers.assetId)}
    union select ${assetUploaders.userId} from ${assetUploaders} where ${ofPage(assetUploaders.assetId)}
    union select ${assets.createdById} from ${assets} where ${ofPage(assets.id)})))`;

const newest = sql`(
  select json_build_object(
    'id', ${projects.id}, 'name', ${projects.name}, 'thumbnailKey', ${projects.thumbnailKey},
    'modified', ${instantText(projects.modified)}, 'status', ${projects.status},
    'imageCount', files.image_count, 'size', files.size)
  from (select * from ${projects} where ${projects.assetId} = ${assets.id}
    order by ${projects.modified} desc, ${projects.id} limit 1) as ${projects},
  lateral (
    select count(*) filter (where ${projectFiles.fileType} = 'Image') as image_count,
      coalesce(sum(${projectFiles.sizeBytes}) filter (where ${projectFiles.uploadedAt} is not null), 0) as size
    from ${projectFiles} where ${projectFiles.projectId} = ${projects.id}) as files)`;

/**
 * Selects a page of assets with their related data in one statement: one round trip and a consistent snapshot.
 *
 * @param page ids of assets, with their position
 * @param stamp version of the company's lists, if it is requested
 */
const select = (db: Queryable, page: SQL, stamp = sql<string | null>`null`) =>
  db
    .with(db.$with('page', {}).as(page))
    .select({
      id: assets.id,
      name: assets.name,
      type: assets.type,
      longitude: assets.longitude,
      latitude: assets.latitude,
      thumbnailKey: assets.thumbnailKey,
      siteId: assets.siteId,
      severityScaleId: assets.severityScaleId,
      layoutTemplateId: assets.layoutTemplateId,
      createdById: assets.createdById,
      modified: instantText(assets.modified),
      siteName: sites.name,
      siteThumbnailKey: sites.thumbnailKey,
      memberIds: idList(membersOf),
      uploaderIds: idList(uploadersOf),
      categoryIds: idList(
        sql`select ${assetCategories.categoryId} from ${assetCategories} where ${assetCategories.assetId} = ${assets.id}`,
      ),
      presetIds: idList(
        sql`select ${assetPresets.presetId} from ${assetPresets} where ${assetPresets.assetId} = ${assets.id}`,
      ),
      /** Distinct creators, members and uploaders of all rows; on the first row only. */
      people: sql<Involved[] | null>`case when page.position = 1 then ${people} end`,
      projectCount: sql<number>`(select count(*)::int from ${projects} where ${projects.assetId} = ${assets.id})`,
      newest: sql<Newest | null>`${newest}`,
      stamp,
    })
    .from(sql`page`)
    .innerJoin(assets, sql`${assets.id} = page.id`)
    .innerJoin(sites, eq(sites.id, assets.siteId))
    .orderBy(sql`page.position`);

type Found = Awaited<ReturnType<typeof select>>[number];

/**
 * Reads matching assets with their site, people, library items and newest inspection.
 *
 * @param where condition on columns of assets only
 */
export async function readAssets(
  db: Queryable,
  pictureUrl: PictureUrl,
  where: SQL | undefined,
  window: ListWindow = {},
): Promise<AssetListItem[]> {
  return toItems(await select(db, pageOf(where, window)), pictureUrl);
}

const ofIds = prepareOnce('assets_by_ids', (db, name) =>
  select(
    db,
    sql`select id, position from unnest(${sql.placeholder('ids')}::text[]) with ordinality as listed (id, position)`,
    sql`(select ${listStamps.assets} from ${listStamps} where ${listStamps.companyId} = ${sql.placeholder('companyId')})`,
  ).prepare(name),
);

/**
 * Reads assets in the order of the given ids, with the version of their company's lists from the same snapshot. Deleted
 * assets are omitted; without any asset there is no version.
 */
export async function readAssetsByIds(
  db: Queryable,
  pictureUrl: PictureUrl,
  companyId: string,
  ids: readonly string[],
): Promise<{ items: AssetListItem[]; stamp: string | null }> {
  const rows = await ofIds(db).execute({ ids, companyId });
  return { items: await toItems(rows, pictureUrl), stamp: rows[0]?.stamp ?? null };
}

async function toItems(rows: readonly Found[], pictureUrl: PictureUrl): Promise<AssetListItem[]> {
  const everybody = rows[0]?.people ?? [];
  const picture = await picturesOf(pictureUrl, [
    ...everybody.map(({ thumbnailKey }) => thumbnailKey),
    ...rows.flatMap((row) => [row.thumbnailKey, row.siteThumbnailKey, row.newest?.thumbnailKey]),
  ]);
  const references = new Map(
    everybody.map(({ id, name, thumbnailKey }) => [id, { id, name, thumbnail: picture(thumbnailKey) }]),
  );
  return rows.map((row) => {
    const { thumbnailKey, ...recent } = row.newest ?? { thumbnailKey: null };
    return {
      id: row.id,
      name: row.name,
      type: row.type,
      location: locationOf(row),
      modified: row.modified,
      thumbnail: picture(row.thumbnailKey),
      projectCount: row.projectCount,
      memberIds: row.memberIds,
      uploaderIds: row.uploaderIds,
      createdBy: references.get(row.createdById)!,
      site: { id: row.siteId, name: row.siteName, thumbnail: picture(row.siteThumbnailKey) },
      siteId: row.siteId,
      severityScaleId: row.severityScaleId,
      categoryIds: row.categoryIds,
      presetIds: row.presetIds,
      layoutTemplateId: row.layoutTemplateId,
      involved: [...new Set([...row.memberIds, ...row.uploaderIds])].flatMap((id) => references.get(id) ?? []),
      recentProject: row.newest && {
        ...(recent as Omit<RecentProject, 'thumbnail'>),
        thumbnail: picture(thumbnailKey),
      },
    };
  });
}
