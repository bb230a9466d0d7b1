import * as z from 'zod/mini';
import { createLocalSetting, useLocalSetting } from './local-setting.ts';

/** Whether the browser notifies of uploads that have ended or wait, while another tab is in front. */
export const uploadNotices = createLocalSetting('studio.upload-notices', z.boolean(), false);

/** Returns {@link uploadNotices} and its setter. */
export const useUploadNotices = (): readonly [boolean, (value: boolean) => void] => useLocalSetting(uploadNotices);
