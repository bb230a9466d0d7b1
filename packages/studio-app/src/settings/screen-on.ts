import * as z from 'zod/mini';
import { createLocalSetting, useLocalSetting } from './local-setting.ts';

/** Whether the screen stays on while files are uploading. */
export const screenOn = createLocalSetting('studio.screen-on', z.boolean(), true);

/** Returns {@link screenOn} and its setter. */
export const useScreenOn = (): readonly [boolean, (value: boolean) => void] => useLocalSetting(screenOn);
