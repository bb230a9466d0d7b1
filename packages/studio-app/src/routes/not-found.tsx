import { pageTitles } from '@inspection-studio/domain';
import { NotFound } from '../shell/full-page.tsx';

export const handle = { title: pageTitles.notFound };
export const Component = NotFound;
