import { describe, expect, it } from 'vitest';
import { ALLOWED, refused } from './access-decision.ts';
import { canOnProject, type ViewerPermissions } from './can-access.ts';

const flags = (hasDownload: boolean, hasMap: boolean): ViewerPermissions => ({ hasDownload, hasMap });
const needsViewer = refused({ kind: 'role', requiredRole: 'Viewer' });

describe('Download and ViewMap are additionally gated per project', () => {
  it.each([
    ['Download', 'there are no viewer permissions', 'Viewer', undefined],
    ['Download', "the user's role is above the permission's required level", 'Uploader', flags(false, false)],
    ['Download', 'the viewer flag hasDownload is set', 'Viewer', flags(true, false)],
    ['ViewMap', 'there are no viewer permissions', 'Viewer', undefined],
    ['ViewMap', "the user's role is above the permission's required level", 'Uploader', flags(false, false)],
    ['ViewMap', 'the viewer flag hasMap is set', 'Viewer', flags(false, true)],
  ] as const)('%s is allowed on a project if %s.', (permission, _condition, role, viewerPermissions) => {
    expect(canOnProject(role, permission, viewerPermissions)).toEqual(ALLOWED);
  });

  it.each([
    ['Download', 'hasDownload', flags(false, true)],
    ['ViewMap', 'hasMap', flags(true, false)],
  ] as const)(
    '%s is denied on a project when viewer permissions exist, the role is only at the required level and %s is not set.',
    (permission, flag, viewerPermissions) => {
      expect(canOnProject('Viewer', permission, viewerPermissions)).toEqual(refused({ kind: 'viewerFlag', flag }));
    },
  );

  it.each([
    ['hasDownload', 'Download'],
    ['hasMap', 'ViewMap'],
  ] as const)('Viewer permissions have %s.', (flag, permission) => {
    const closed = flags(false, false);
    expect(canOnProject('Viewer', permission, { ...closed, [flag]: true })).toEqual(ALLOWED);
    expect(canOnProject('Viewer', permission, closed)).toEqual(refused({ kind: 'viewerFlag', flag }));
  });
});

describe('Role × Download or ViewMap × viewer permissions', () => {
  const VIEWER_PERMISSIONS = [
    undefined,
    null,
    flags(false, false),
    flags(false, true),
    flags(true, false),
    flags(true, true),
  ];
  const cases = (['Download', 'ViewMap'] as const).flatMap((permission) =>
    (['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin'] as const).map((role) => [role, permission] as const),
  );
  const answers = {
    Download: {
      missing: refused({ kind: 'viewerFlag', flag: 'hasDownload' }),
      open: [true, true, false, false, true, true],
    },
    ViewMap: { missing: refused({ kind: 'viewerFlag', flag: 'hasMap' }), open: [true, true, false, true, false, true] },
  };

  it.each(cases)(
    '%s, %s: never for Trial, for Viewer unless restricted, always for higher roles',
    (role, permission) => {
      const { missing, open } = answers[permission];
      const expected = VIEWER_PERMISSIONS.map((_permissions, index) => {
        if (role === 'Trial') return needsViewer;
        return role !== 'Viewer' || open[index] ? ALLOWED : missing;
      });
      expect(VIEWER_PERMISSIONS.map((permissions) => canOnProject(role, permission, permissions))).toEqual(expected);
    },
  );
});
