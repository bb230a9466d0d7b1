import type { User } from '@inspection-studio/domain/users';

/** A person of which no two values are alike, so that two that change places are noticed. */
export const priya: User = {
  id: 'priya-1',
  companyId: 'grid-1',
  firstName: 'Priya',
  lastName: 'Raman',
  name: 'Priya Raman',
  email: 'p.raman@grid.example',
  phoneNumber: '+44 131 496 0184',
  thumbnail: null,
  created: '2023-03-04T12:00:00.000Z',
  modified: '2025-09-10T12:00:00.000Z',
  roleId: 'Manager',
  status: 'Activated',
  invitedBy: { id: 'tomas-1', name: 'Tomas Berg' },
};

/** An invited person, who has no name yet. */
export const invited: User = {
  ...priya,
  id: 'invited-1',
  firstName: '',
  lastName: '',
  name: '',
  email: 'new@grid.example',
  phoneNumber: '',
  created: '2026-01-02T12:00:00.000Z',
  roleId: 'Uploader',
  status: 'Pending',
  invitedBy: null,
};
