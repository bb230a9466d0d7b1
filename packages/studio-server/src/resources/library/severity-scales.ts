import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { assignSeverities } from '@inspection-studio/domain/severity-scales';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { flagField, instantField, linkField, textField } from '../../database/list-fields.ts';
import { newId } from '../../database/new-id.ts';
import { hasMarkups } from '../../database/queries/markups.ts';
import { readRows } from '../../database/queries/read-rows.ts';
import { annotations, assets, severityScales } from '../../database/schema/index.ts';
import { StudioHttpError } from '../../http/studio-http-error.ts';
import { answerList, countFrom, type ListDefinition } from '../answer-list.ts';
import { requireRow } from '../require-row.ts';
import type { Handlers } from '../services.ts';
import { itemOf, toWire, lockItem } from './library-rows.ts';

/** The list of this resource. */
export const severityScaleList: ListDefinition = {
  fields: {
    id: linkField((id) => eq(severityScales.id, id)),
    name: textField(severityScales.name),
    isArchived: flagField(severityScales.isArchived),
    isNumerical: flagField(severityScales.isNumerical),
    modified: instantField(severityScales.modified),
  },
  defaultSort: DEFAULT_SORTS.libraries,
  pageSize: PAGE_SIZES.libraries,
  id: severityScales.id,
};

export const severityScaleHandlers: Handlers<
  'listSeverityScales' | 'createSeverityScale' | 'getSeverityScale' | 'deleteSeverityScale' | 'restoreSeverityScale'
> = {
  listSeverityScales: ({ db, user, query }) =>
    answerList(db, severityScaleList, {
      query,
      scope: eq(severityScales.companyId, user.companyId),
      from: countFrom(severityScales),
      read: async (where, window) => (await readRows(db, severityScales, where, window)).map(toWire),
    }),

  createSeverityScale: async ({ db, user, payload }) => {
    const [scale] = await db
      .insert(severityScales)
      .values({
        id: newId(payload.name),
        companyId: user.companyId,
        name: payload.name,
        isNumerical: payload.isNumerical,
        severities: assignSeverities(payload, newId),
      })
      .returning();
    return toWire(scale!);
  },

  getSeverityScale: async ({ db, user, params }) => {
    return toWire(await requireRow(readRows(db, severityScales, itemOf(severityScales, user.companyId, params.id))));
  },

  /** Archives it. Fails when an asset has it or markups use it (48). */
  deleteSeverityScale: async ({ db, user, params, requireMatch }) => {
    // Locked, so that anyone who selects the scale for an asset waits and then sees it archived.
    const scale = await lockItem(db, severityScales, user.companyId, params.id);
    await requireMatch(async () => toWire(scale));
    const [asset] = await db
      .select({ one: sql`1` })
      .from(assets)
      .where(and(eq(assets.severityScaleId, scale.id), isNull(assets.deletedAt)))
      .limit(1);
    const isInUse = asset !== undefined || (await hasMarkups(db, eq(annotations.severityScaleId, scale.id)));
    if (isInUse) throw new StudioHttpError(409, 48);
    await db.update(severityScales).set({ isArchived: true }).where(eq(severityScales.id, scale.id));
  },

  restoreSeverityScale: async ({ db, user, params, requireMatch }) => {
    const scale = await lockItem(db, severityScales, user.companyId, params.id);
    await requireMatch(async () => toWire(scale));
    const restored = db
      .update(severityScales)
      .set({ isArchived: false })
      .where(eq(severityScales.id, scale.id))
      .returning();
    return toWire(await requireRow(restored));
  },
};
