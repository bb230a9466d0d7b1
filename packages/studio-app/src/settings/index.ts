export { adaptiveUploads, useAdaptiveUploads } from './adaptive-uploads.ts';
export {
  changeHome,
  HOME_CONTENTS,
  HOME_LAYOUTS,
  HOME_SORT_NAMES,
  type HomeContents,
  type HomePreferences,
  keptHome,
  useHomePreferences,
} from './home-preferences.ts';
export { useFactsOpen } from './image-facts.ts';
export { notePlace, useImagePlace } from './image-places.ts';
export { forgetVisit, noteVisit, useVisits, type Visit, VISITED_KINDS, type VisitedKind } from './recent-visits.ts';
export {
  RuntimeSettingsProvider,
  runtimeSettingsSchema,
  useLoadedSettings,
  useRuntimeSettings,
} from './runtime-settings.tsx';
export { screenOn, useScreenOn } from './screen-on.ts';
export { uploadNotices, useUploadNotices } from './upload-notices.ts';
export { useUnitSystem } from './unit-system.ts';
export { useSingleKeys } from './single-keys.ts';
