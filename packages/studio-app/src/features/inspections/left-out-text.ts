import { counted } from '@inspection-studio/domain/units';

/** Says how many added files saving leaves out: '2 files will not be uploaded'. */
export const leftOutText = (count: number): string => `${counted(count, 'file')} will not be uploaded`;
