import * as z from 'zod/mini';
import { createLocalSetting, useLocalSetting } from './local-setting.ts';

/** Whether uploads adapt to the connection: as much at a time as it needs, instead of a chunk after another. */
export const adaptiveUploads = createLocalSetting('studio.adaptive-uploads', z.boolean(), false);

/** Returns {@link adaptiveUploads} and its setter. */
export const useAdaptiveUploads = (): readonly [boolean, (value: boolean) => void] => useLocalSetting(adaptiveUploads);
