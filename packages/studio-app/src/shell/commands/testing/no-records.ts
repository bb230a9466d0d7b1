import { type Call, calls } from '@inspection-studio/domain/calls';

/** Replies to what the palette searches: there is nothing. */
export const noRecords = new Map<Call, unknown>(
  [
    calls.listSites,
    calls.listAssets,
    calls.listProjects,
    calls.listUsers,
    calls.listCategories,
    calls.listCategoryPresets,
    calls.listSeverityScales,
    calls.listChecklists,
    calls.listTags,
    calls.listLayouts,
  ].map((call) => [call, []]),
);
