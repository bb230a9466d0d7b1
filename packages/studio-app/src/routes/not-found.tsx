import { pageTitles } from '@inspection-studio/domain/messages';
import { NotFound } from '../shell/full-page.tsx';

export const handle = { title: pageTitles.notFound, trail: [{ label: pageTitles.notFound }] };
export const Component = NotFound;
