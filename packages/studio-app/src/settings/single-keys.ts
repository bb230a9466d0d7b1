import * as z from 'zod/mini';
import { createLocalSetting, useLocalSetting } from './local-setting.ts';

const singleKeys = createLocalSetting('studio.single-keys', z.boolean(), true);

/** Whether single-key shortcuts such as `?` are enabled. People who use speech input turn them off. */
export const useSingleKeys = (): readonly [boolean, (value: boolean) => void] => useLocalSetting(singleKeys);
