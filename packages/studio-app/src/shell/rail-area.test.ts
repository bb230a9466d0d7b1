import { describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { railArea } from './rail-area.ts';

describe('the rail marks the area one is in', () => {
  it.each([
    ['home', paths.home(), 'home'],
    ['a profile over home', paths.asset('tank-1'), 'home'],
    ['what Create New makes', paths.createInspection(), 'create'],
    ['an invitation, which is over the list of users', paths.inviteUsers(), 'company'],
    ['a library tab', paths.severities(), 'library'],
    ['creating in the library', paths.createTag(), 'library'],
    ['documents', paths.documents(), 'company'],
    ['a person', paths.user('ada-1'), 'company'],
    ['the unauthorized screen', paths.forbidden(), 'none'],
  ])('%s', (_case, pathname, area) => expect(railArea(pathname)).toBe(area));
});
