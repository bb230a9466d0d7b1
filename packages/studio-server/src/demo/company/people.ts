import type { UserRole, UserStatus } from '@inspection-studio/domain/users';

/** A person of the demo company. `email` is the local part before `@demo.example`. */
export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  role: UserRole;
  status?: UserStatus;
  phoneNumber?: string;
  /** Day the account was created, in days before today. */
  ageDays: number;
}

export const DEMO_DOMAIN = 'demo.example';

/** One person per role, whose address is the role's name, and colleagues of every status. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    email: 'admin',
    firstName: 'Maren',
    lastName: 'Solheim',
    role: 'Admin',
    phoneNumber: '+44 1382 496 0112',
    ageDays: 1120,
  },
  {
    email: 'manager',
    firstName: 'Iain',
    lastName: 'Kinnear',
    role: 'Manager',
    phoneNumber: '+44 1382 496 0145',
    ageDays: 960,
  },
  {
    email: 'member',
    firstName: 'Adaeze',
    lastName: 'Okafor',
    role: 'Member',
    phoneNumber: '+44 1382 496 0171',
    ageDays: 720,
  },
  {
    email: 'uploader',
    firstName: 'Tomasz',
    lastName: 'Wrona',
    role: 'Uploader',
    phoneNumber: '+44 1382 496 0128',
    ageDays: 540,
  },
  {
    email: 'viewer',
    firstName: 'Priya',
    lastName: 'Raman',
    role: 'Viewer',
    phoneNumber: '+44 20 7946 0312',
    ageDays: 310,
  },
  {
    email: 'trial',
    firstName: 'Jonas',
    lastName: 'Brandt',
    role: 'Trial',
    phoneNumber: '+49 40 5550 182',
    ageDays: 12,
  },
  {
    email: 'h.lindqvist',
    firstName: 'Hanna',
    lastName: 'Lindqvist',
    role: 'Manager',
    phoneNumber: '+46 8 5550 4410',
    ageDays: 880,
  },
  {
    email: 'r.delacroix',
    firstName: 'Rémi',
    lastName: 'Delacroix',
    role: 'Member',
    phoneNumber: '+33 1 5555 2040',
    ageDays: 640,
  },
  {
    email: 'y.tanaka',
    firstName: 'Yui',
    lastName: 'Tanaka',
    role: 'Member',
    phoneNumber: '+81 3 5550 7788',
    ageDays: 455,
  },
  {
    email: 's.macleod',
    firstName: 'Shona',
    lastName: 'MacLeod',
    role: 'Uploader',
    phoneNumber: '+44 1382 496 0139',
    ageDays: 400,
  },
  {
    email: 'd.ferreira',
    firstName: 'Duarte',
    lastName: 'Ferreira',
    role: 'Uploader',
    phoneNumber: '+351 21 555 0177',
    ageDays: 260,
  },
  {
    email: 'k.vance',
    firstName: 'Katherine',
    lastName: 'Vance',
    role: 'Viewer',
    status: 'Deactivated',
    phoneNumber: '+1 312 555 0144',
    ageDays: 610,
  },
  {
    email: 'o.haugen',
    firstName: 'Olav',
    lastName: 'Haugen',
    role: 'Member',
    status: 'Deleted',
    phoneNumber: '+47 55 55 01 92',
    ageDays: 1010,
  },
  { email: 'new.pilot', firstName: '', lastName: '', role: 'Uploader', status: 'Pending', ageDays: 3 },
  { email: 'client.review', firstName: '', lastName: '', role: 'Viewer', status: 'Pending', ageDays: 1 },
];
