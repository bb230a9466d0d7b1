import { DATA_TYPES, type DataType } from './data-types.ts';
import { pathMatcher } from './file-names.ts';
import { addedFiles, type InspectionData, storedFiles } from './inspection-data.form.ts';
import type { Modules } from './inspection.schema.ts';
import { addedModules } from './modules-payload.ts';
import type { ModuleFile, ModuleFiles, ModulesPayload } from './modules.schema.ts';
import { editableModules } from './status-rules.ts';

/** What an inspection has now, maybe changed by someone else since its form was opened. */
export interface RegisteredModules {
  files: ModuleFiles;
  settings: Pick<Modules, 'three' | 'ortho'>;
  /** Upload for which saving this form registers files, also when it is repeated after a failure. */
  uploadId: string;
}

/**
 * Converts the edited data of an inspection to the payload that registers and removes files, per kind of data. It
 * contains only what the user has changed: other kinds are omitted, other settings are as they are now, and other files
 * stay. After Draft, only supplementary data is included.
 *
 * @param before the form as it was opened
 * @param now what the inspection has now
 */
export function toModulesUpdate(data: InspectionData, before: InspectionData, now: RegisteredModules): ModulesPayload {
  const editable = editableModules(data.status);
  const removed = new Map(DATA_TYPES.map((type) => [type, removedIds(data, type, now)]));
  const remove = (type: DataType) => removed.get(type) ?? [];
  const gone = new Set([...data.removed, ...[...removed.values()].flat()]);
  const added = addedModules(data, stayingFiles([data.stored, now.files], gone));
  const settings = settingsOf(data);
  const changed = changedSettings(settings, settingsOf(before));
  const isSent = (type: DataType) =>
    editable.includes(type) &&
    (Object.values<object[]>(added[type]).some(({ length }) => length > 0) ||
      remove(type).length > 0 ||
      (type === 'three' && 'isAr' in changed) ||
      (type === 'ortho' && ('isEnabled' in changed || 'gcp' in changed)));
  const { isAr, isEnabled, gcp } = { ...now.settings.three, ...now.settings.ortho, ...changed };
  // A template that is added needs orthomosaics, even if someone else has switched them off.
  const needsOrtho = added.ortho.data.length > 0;
  return {
    ...(isSent('three') && { three: { ...added.three, isAr, remove: remove('three') } }),
    ...(isSent('two') && { two: { ...added.two, remove: remove('two') } }),
    ...(isSent('ortho') && {
      ortho: { isEnabled: isEnabled || needsOrtho, gcp, ...added.ortho, remove: remove('ortho') },
    }),
    ...(isSent('sonar') && { sonar: { ...added.sonar, remove: remove('sonar') } }),
    ...(isSent('supplementary') && { supplementary: { ...added.supplementary, remove: remove('supplementary') } }),
  };
}

/** Merges what the form knows and what others have added since, without files that are gone. */
function stayingFiles(known: readonly ModuleFiles[], gone: ReadonlySet<string>): ModuleFiles {
  const stay = (listOf: (files: ModuleFiles) => readonly ModuleFile[]) =>
    known.flatMap(listOf).filter(({ id }) => !gone.has(id));
  const images = (kind: 'three' | 'two') => ({
    rgb: stay((files) => files[kind].rgb),
    ir: stay((files) => files[kind].ir),
  });
  const data = (kind: 'ortho' | 'sonar' | 'supplementary') => ({ data: stay((files) => files[kind].data) });
  return {
    three: images('three'),
    two: images('two'),
    ortho: data('ortho'),
    sonar: data('sonar'),
    supplementary: data('supplementary'),
  };
}

const settingsOf = ({ types, three, ortho }: InspectionData) => ({
  isAr: types.three && three.isAr,
  isEnabled: types.ortho,
  gcp: types.ortho && ortho.gcp,
});
type Settings = ReturnType<typeof settingsOf>;

const changedSettings = (settings: Settings, before: Settings): Partial<Settings> =>
  Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== before[name as keyof Settings]));

/**
 * Ids of registered files to remove: marked files, and files that never arrived if an earlier attempt to save has
 * registered them, or if they are added again, in the same folder. A folder that is unknown matches any folder.
 * Files that another upload is sending are removed only when they are marked.
 */
function removedIds(data: InspectionData, type: DataType, { files, uploadId: own }: RegisteredModules): string[] {
  const marked = new Set(data.removed);
  const isAddedAgain = pathMatcher(data.types[type] ? addedFiles(data, type) : []);
  return storedFiles(files, type)
    .filter(({ id, name, path = name, isUploaded, uploadId, isArriving }) => {
      const isLeft = uploadId === own || (!isArriving && isAddedAgain(path));
      return marked.has(id) || (!isUploaded && isLeft);
    })
    .map(({ id }) => id);
}
