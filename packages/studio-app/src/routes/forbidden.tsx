import { pageTitles } from '@inspection-studio/domain/messages';
import { Unauthorized } from '../shell/full-page.tsx';

export const handle = { title: pageTitles.forbidden, trail: [{ label: pageTitles.forbidden }] };
export const Component = Unauthorized;
