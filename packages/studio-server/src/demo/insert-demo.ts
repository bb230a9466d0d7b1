import * as schema from '../database/schema/index.ts';
import type { Transaction } from '../database/transaction.ts';
import { DEMO_PRESETS } from './company/library.ts';
import { DEMO_DOMAIN } from './company/people.ts';
import type { DemoPlan } from './plan-demo.ts';

/** Inserts every record of the plan. */
export async function insertDemo(tx: Transaction, plan: DemoPlan): Promise<void> {
  await tx.insert(schema.companies).values(plan.company);
  await tx.insert(schema.users).values(plan.users);
  await tx.insert(schema.tags).values(plan.tags);
  await tx.insert(schema.categories).values(plan.categories);
  await tx.insert(schema.categoryPresets).values(plan.presets);
  await tx.insert(schema.severityScales).values(plan.severityScales);
  await tx.insert(schema.checklists).values(plan.checklists);
  await tx.insert(schema.layouts).values(plan.layouts);
  await tx.insert(schema.layers).values(plan.layers);
  const categoryId = idByName(plan.categories);
  const presetId = idByName(plan.presets);
  await tx
    .insert(schema.categoryPresetItems)
    .values(
      Object.entries(DEMO_PRESETS).flatMap(([preset, names]) =>
        names.map((name, position) => ({ presetId: presetId(preset), categoryId: categoryId(name), position })),
      ),
    );
  await tx.insert(schema.sites).values(plan.sites);
  await tx
    .insert(schema.assets)
    .values(plan.assets.map(({ categoryNames: _categories, presetNames: _presets, ...asset }) => asset));
  await tx
    .insert(schema.assetCategories)
    .values(
      plan.assets.flatMap(({ id, categoryNames }) =>
        categoryNames.map((name) => ({ assetId: id, categoryId: categoryId(name) })),
      ),
    );
  await tx
    .insert(schema.assetPresets)
    .values(
      plan.assets.flatMap(({ id, presetNames }) =>
        presetNames.map((name) => ({ assetId: id, presetId: presetId(name) })),
      ),
    );
  await insertInvolvement(tx, plan);
  await tx.insert(schema.projects).values(plan.projects);
  await tx.insert(schema.projectFiles).values(plan.frames.map(({ file }) => file));
  await tx.insert(schema.annotations).values(plan.findings);
  await tx.insert(schema.captureData).values(plan.captureData);
  await tx.insert(schema.documents).values(plan.papers.map(({ record }) => record));
}

/** Assigns members to every second asset and uploaders to two of three. The others belong to managers only. */
async function insertInvolvement(tx: Transaction, plan: DemoPlan): Promise<void> {
  const withRole = (role: string) => plan.users.filter((user) => user.role === role && user.status === 'Activated');
  const members = withRole('Member');
  const uploaders = withRole('Uploader');
  const viewer = plan.users.find(({ email }) => email === `viewer@${DEMO_DOMAIN}`);
  const pick = (people: typeof members, index: number) => people[index % people.length]?.id ?? '';
  await tx
    .insert(schema.assetMembers)
    .values(
      plan.assets.flatMap(({ id }, index) => [
        ...(index % 2 === 0 ? [{ assetId: id, userId: pick(members, index / 2) }] : []),
        ...(index % 4 === 0 ? [{ assetId: id, userId: pick(members, index / 2 + 1) }] : []),
        ...(viewer && index < 6 ? [{ assetId: id, userId: viewer.id }] : []),
      ]),
    );
  await tx
    .insert(schema.assetUploaders)
    .values(
      plan.assets.flatMap(({ id }, index) =>
        index % 3 === 2 ? [] : [{ assetId: id, userId: pick(uploaders, index) }],
      ),
    );
}

const idByName = (rows: readonly { id: string; name: string }[]) => {
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name: string): string => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The demo company has no '${name}'.`);
    return id;
  };
};
