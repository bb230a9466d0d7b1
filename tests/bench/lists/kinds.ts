/** One way people ask for assets: whose list, and the query of the request. */
export interface Kind {
  name: string;
  /** How often beside the others. */
  weight: number;
  role: 'Admin' | 'Member';
  /** Draws one request of this kind. */
  query: (random: () => number) => Record<string, string | number>;
}

const PLACES = ['Sullom', 'Torness', 'Cromarty', 'Didcot', 'Fawley', 'Zeebrugge', 'Milford', 'Esbjerg', 'Skye', 'Lorn'];
const KINDS = ['Tank', 'Pump', 'Pylon', 'Chimney', 'Bridge', 'Cooling tower'];

const NAME = 'name asc';
const NEWEST = 'modified desc';
const TOP = 12;

const oneOf = <T>(values: readonly T[], random: () => number): T => values[Math.floor(random() * values.length)]!;
const contains = (term: string) => `contains(name, '${term}')`;
/** Four digits: about one name in ten thousand. */
const number = (random: () => number) => String(Math.floor(random() * 10_000)).padStart(4, '0');
const page = (at: number) => (at - 1) * TOP;

/** What a company's people do with the list of assets; the weights are a guess, the kinds are not. */
export const kinds = (largeSites: number): Kind[] => [
  { name: 'all by name, page 1', weight: 12, role: 'Admin', query: () => ({ orderBy: NAME }) },
  { name: 'all, newest first', weight: 8, role: 'Admin', query: () => ({ orderBy: NEWEST }) },
  {
    name: 'all by name, page 2 to 10',
    weight: 8,
    role: 'Admin',
    query: (random) => ({ orderBy: NAME, skip: page(2 + Math.floor(random() * 9)) }),
  },
  {
    name: 'all by name, page 1000 to 1100',
    weight: 2,
    role: 'Admin',
    query: (random) => ({ orderBy: NAME, skip: page(1000 + Math.floor(random() * 100)) }),
  },
  {
    name: 'rare term (a number), by name',
    weight: 16,
    role: 'Admin',
    query: (random) => ({ orderBy: NAME, filter: contains(number(random)) }),
  },
  {
    name: 'rare term, newest first',
    weight: 6,
    role: 'Admin',
    query: (random) => ({ orderBy: NEWEST, filter: contains(number(random)) }),
  },
  {
    name: 'common term (a place), by name',
    weight: 12,
    role: 'Admin',
    query: (random) => ({ orderBy: NAME, filter: contains(oneOf(PLACES, random)) }),
  },
  {
    name: 'common term, newest first',
    weight: 6,
    role: 'Admin',
    query: (random) => ({ orderBy: NEWEST, filter: contains(oneOf(PLACES, random)) }),
  },
  {
    name: 'very common term (a kind), pages 1 to 10',
    weight: 8,
    role: 'Admin',
    query: (random) => ({
      orderBy: NAME,
      filter: contains(oneOf(KINDS, random)),
      skip: page(1 + Math.floor(random() * 10)),
    }),
  },
  {
    name: 'two letters, by name',
    weight: 4,
    role: 'Admin',
    query: (random) => ({ orderBy: NAME, filter: contains(oneOf(['ta', 'ki', 'no', 'br'], random)) }),
  },
  { name: 'a term nobody has', weight: 2, role: 'Admin', query: () => ({ orderBy: NAME, filter: contains('zzqx') }) },
  {
    name: 'a site, term in it',
    weight: 6,
    role: 'Admin',
    query: (random) => ({
      orderBy: NAME,
      filter: `siteId eq 'site-${1 + Math.floor(random() * largeSites)}-large' and ${contains('Tank')}`,
    }),
  },
  { name: 'member: own assets by name', weight: 6, role: 'Member', query: () => ({ orderBy: NAME }) },
  {
    name: 'member: own assets, a term',
    weight: 4,
    role: 'Member',
    query: (random) => ({ orderBy: NAME, filter: contains(oneOf(KINDS, random)) }),
  },
];

/** The query string of a page with its count. */
export const toSearch = (query: Record<string, string | number>): string =>
  new URLSearchParams({
    count: 'true',
    top: String(TOP),
    skip: '0',
    ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  }).toString();
