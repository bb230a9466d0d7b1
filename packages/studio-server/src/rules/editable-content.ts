import type { Asset } from '@inspection-studio/domain/assets';
import type { EditedRecord } from '@inspection-studio/domain/calls';
import type { CaptureData } from '@inspection-studio/domain/capture-data';
import type { Category, CategoryPreset } from '@inspection-studio/domain/categories';
import type { ChecklistTemplate } from '@inspection-studio/domain/checklists';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import type { LayerTemplate, LayoutTemplate } from '@inspection-studio/domain/layouts';
import type { SeverityScale } from '@inspection-studio/domain/severity-scales';
import type { Site } from '@inspection-studio/domain/sites';
import type { Tag } from '@inspection-studio/domain/tags';
import type { User } from '@inspection-studio/domain/users';

/** A layout with the ids of its layers in their order, which is edited with the layout. The API does not return them. */
export type TaggedLayout = LayoutTemplate & { layerIds: readonly string[] };

/** Records by kind, as the API returns them. */
export interface EditedRecords {
  user: User;
  site: Site;
  asset: Asset;
  project: ProjectDetail;
  captureData: CaptureData | null;
  tag: Tag;
  category: Category;
  categoryPreset: CategoryPreset;
  severityScale: SeverityScale;
  checklist: ChecklistTemplate;
  layout: TaggedLayout;
  layer: LayerTemplate;
}

/** Any record that people edit. */
export type AnyEditedRecord = EditedRecords[EditedRecord];

/**
 * File name of a picture that someone chose, without the signature of its URL. Null without a picture, and for the
 * thumbnail of an inspection's own image, which processing sets.
 */
const chosenPicture = (url: string | null): string | null =>
  /\/pictures(?:\/|%2F)([^/?]+)/i.exec(url ?? '')?.[1] ?? null;

const CONTENTS: { [Kind in EditedRecord]: (record: EditedRecords[Kind]) => unknown } = {
  user: (user) => {
    const { firstName, lastName, phoneNumber, roleId } = user;
    return [firstName, lastName, phoneNumber, roleId, chosenPicture(user.thumbnail)];
  },
  site: ({ name, thumbnail }) => [name, chosenPicture(thumbnail)],
  asset: (asset) => {
    const { siteId, name, type, severityScaleId, layoutTemplateId } = asset;
    const { memberIds, uploaderIds, presetIds, categoryIds } = asset;
    const links = [siteId, severityScaleId, layoutTemplateId, memberIds, uploaderIds, presetIds, categoryIds];
    return [name, type, links, chosenPicture(asset.thumbnail)];
  },
  project: ({ name, description, asset, checklist, thumbnail }) => {
    return [name, description, asset.id, checklist?.id ?? null, chosenPicture(thumbnail)];
  },
  captureData: (captureData) => captureData,
  tag: ({ name }) => [name],
  category: ({ name, model, colour }) => [name, model, colour],
  categoryPreset: ({ name, categories }) => [name, categories],
  severityScale: ({ name, isNumerical, severities }) => [name, isNumerical, severities],
  checklist: ({ name, sections }) => [name, sections],
  layout: ({ name, map, layerIds }) => [name, map, layerIds],
  layer: ({ name, isSegmented, sections }) => [name, isSegmented, sections],
};

/**
 * Returns what people edit in a record: the fields of its form. Counts, positions, statuses and dates are left out,
 * because they change without an edit.
 */
export function editableContent<Kind extends EditedRecord>(kind: Kind, record: EditedRecords[Kind]): unknown {
  return CONTENTS[kind](record);
}
