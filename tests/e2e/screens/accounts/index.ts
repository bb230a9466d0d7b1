import type { AccountVisit } from '../../account-visit.ts';
import type { Screen } from '../screen.ts';
import { codePages } from './codes.ts';
import { setupPages } from './setup.ts';
import { signInPages } from './sign-in.ts';
import { signedInPages } from './signed-in.ts';

/** Every page of a studio that keeps accounts itself, from its setup on; one leads to the next. */
export const accountScreens: readonly Screen<AccountVisit>[] = [
  ...setupPages,
  ...signInPages,
  ...signedInPages,
  ...codePages,
];
