import * as z from 'zod/mini';
import { createLocalSetting, useLocalSetting } from './local-setting.ts';

const singleKeys = createLocalSetting('studio.single-keys', z.boolean(), true);

/** Whether keys without a modifier do something, such as `?`; people who speak to their computer turn them off. */
export const useSingleKeys = (): readonly [boolean, (value: boolean) => void] => useLocalSetting(singleKeys);
