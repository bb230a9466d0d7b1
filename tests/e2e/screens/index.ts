import { companyScreens } from './company.ts';
import { homeScreens } from './home.ts';
import { inspectionScreens } from './inspections.ts';
import { libraryScreens } from './library.ts';
import { locationScreens } from './locations.ts';
import type { Screen } from './screen.ts';
import { shellScreens } from './shell.ts';
import { siteScreens } from './sites.ts';
import { uploadScreens } from './uploads.ts';
import { waitingScreens } from './waiting.ts';

export type { Screen } from './screen.ts';

/** Every screen of the studio by its area; within an area one leads to the next. */
export const areas = {
  home: homeScreens,
  sites: siteScreens,
  inspections: inspectionScreens,
  uploads: uploadScreens,
  library: libraryScreens,
  locations: locationScreens,
  company: companyScreens,
  shell: shellScreens,
  waiting: waitingScreens,
} satisfies Record<string, readonly Screen[]>;

/** Every screen of the studio once somebody is signed in. */
export const screens: readonly Screen[] = Object.values(areas).flat();
