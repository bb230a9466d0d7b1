import * as z from 'zod/mini';
import { createLocalSetting, useLocalSetting } from './local-setting.ts';

const factsOpen = createLocalSetting('studio.image-facts', z.boolean(), false);

/** Whether the facts of an image are shown beside it. */
export const useFactsOpen = (): readonly [boolean, (value: boolean) => void] => useLocalSetting(factsOpen);
