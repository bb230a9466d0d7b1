export {
  changeHome,
  HOME_CONTENTS,
  HOME_LAYOUTS,
  HOME_SORT_NAMES,
  type HomeContents,
  type HomeLayout,
  type HomePreferences,
  type HomeSort,
  keptHome,
  useHomePreferences,
} from './home-preferences.ts';
export {
  type RuntimeSettings,
  RuntimeSettingsProvider,
  runtimeSettingsSchema,
  useRuntimeSettings,
} from './runtime-settings.tsx';
export { useUnitSystem } from './unit-system.ts';
export { useSingleKeys } from './single-keys.ts';
