/** Cache keys of a resource: all data, its lists, one record. */
const resourceKeys = <const Name extends string>(name: Name) => ({
  all: [name] as const,
  lists: [name, 'list'] as const,
  list: (request: object) => [name, 'list', request] as const,
  page: (request: object) => [name, 'list', 'page', request] as const,
  one: (id: string) => [name, 'one', id] as const,
});

export const userKeys = resourceKeys('users');
export const companyKeys = resourceKeys('companies');
export const siteKeys = resourceKeys('sites');
export const assetKeys = resourceKeys('assets');
const projects = resourceKeys('projects');
/** The registered files of an inspection have a key of their own. */
export const projectKeys = { ...projects, files: (id: string) => [...projects.one(id), 'modules'] as const };
export const imageKeys = resourceKeys('images');
export const imageFactKeys = resourceKeys('image-facts');
export const categoryKeys = resourceKeys('categories');
export const presetKeys = resourceKeys('categorypresets');
export const severityScaleKeys = resourceKeys('severityscales');
export const checklistKeys = resourceKeys('checklists');
export const layoutKeys = resourceKeys('layouts');
export const tagKeys = resourceKeys('tags');
export const layerKeys = resourceKeys('layers');
export const documentKeys = resourceKeys('documents');
export const auditKeys = resourceKeys('audit-events');
export const storageKeys = resourceKeys('storage-status');
export const captureDataKeys = resourceKeys('capturedata');

/** Scope of changes of one layout that are sent one after another. */
export const layoutScope = (id: string) => ({ id: `layout ${id}` });
