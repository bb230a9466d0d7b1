/** One value that a call refuses: where it is and the words of the refusal. */
export interface FieldRefusal {
  call: string;
  /** The body, made wrong. */
  change: Record<string, unknown>;
  path: string;
  /** Left out where the specification has a rule and no words for it. */
  message?: string | undefined;
}

/** Generic messages. */
export const REQUIRED = 'Required';
export const atLeast = (count: number) => `Input must contain at least ${count} character(s)`;
export const atMost = (count: number) => `Input must contain at most ${count} character(s)`;
export const listAtLeast = (count: number) => `List must contain at least ${count} item(s)`;
export const listAtMost = (count: number) => `List must contain at most ${count} item(s)`;
export const expected = (wanted: string, received: string) => `Expected ${wanted}, received ${received}`;
const ENUM = 'Invalid enum value';

const text = (count: number) => 'x'.repeat(count);
const many = (count: number) => Array.from({ length: count }, (_, index) => `id${index}`);

/** A name of 2 to 30 characters, trimmed. */
const name = (call: string, key = 'name', path = `payload.${key}`): FieldRefusal[] => [
  { call, change: { [key]: undefined }, path, message: REQUIRED },
  { call, change: { [key]: null }, path, message: REQUIRED },
  { call, change: { [key]: '' }, path, message: atLeast(2) },
  { call, change: { [key]: 'x' }, path, message: atLeast(2) },
  { call, change: { [key]: '  x   ' }, path, message: atLeast(2) },
  { call, change: { [key]: text(31) }, path, message: atMost(30) },
  { call, change: { [key]: 7 }, path, message: expected('string', 'number') },
  { call, change: { [key]: true }, path, message: expected('string', 'boolean') },
];

const field = (
  call: string,
  key: string,
  values: [value: unknown, message: string | undefined, at?: string][],
): FieldRefusal[] =>
  values.map(([value, message, at]) => ({ call, change: { [key]: value }, path: `payload.${at ?? key}`, message }));

const asset = (call: string): FieldRefusal[] => [
  ...name(call),
  ...field(call, 'siteId', [
    [undefined, REQUIRED],
    ['', REQUIRED],
    [3, expected('string', 'number')],
  ]),
  ...field(call, 'type', [
    [undefined, REQUIRED],
    [17, ENUM],
    [-1, ENUM],
    ['Bridge', ENUM],
  ]),
  ...field(call, 'severityScale', [
    [undefined, REQUIRED],
    ['', REQUIRED],
  ]),
  ...field(call, 'members', [
    [undefined, REQUIRED],
    ['me', expected('array', 'string')],
    [[7], expected('string', 'number'), 'members.0'],
  ]),
  ...field(call, 'uploaders', [[null, REQUIRED]]),
  ...field(call, 'presets', [
    [['a', 'a'], undefined],
    [undefined, REQUIRED],
  ]),
  ...field(call, 'categories', [[['a', 'a'], undefined]]),
  ...field(call, 'layoutTemplateId', [
    [undefined, REQUIRED],
    ['', atLeast(1)],
  ]),
  {
    call,
    change: { presets: [], categories: [] },
    path: 'payload.categories',
    message: 'Must have at least 1 category or category preset.',
  },
];

const inspection = (call: string): FieldRefusal[] => [
  ...field(call, 'name', [
    [undefined, REQUIRED],
    ['x', atLeast(2)],
    [' x ', atLeast(2)],
    [text(36), atMost(35)],
    ['North-Tower', 'Only letters and numbers are allowed.'],
    ['North.Tower', 'Only letters and numbers are allowed.'],
  ]),
  ...field(call, 'description', [
    [undefined, REQUIRED],
    [text(1000), atMost(999)],
  ]),
  ...field(call, 'assetId', [
    [undefined, REQUIRED],
    ['', REQUIRED],
  ]),
  ...field(call, 'checklistId', [
    [undefined, REQUIRED],
    ['', REQUIRED],
  ]),
];
/** One that exists may be without a checklist, and is then sent so. */
const newInspection = (call: string): FieldRefusal[] => [
  ...inspection(call),
  ...field(call, 'checklistId', [[null, REQUIRED]]),
];

const item = { identifier: 'i', description: 'Look' };
const section = { identifier: 's', title: 'Steel', items: [item] };
const checklist = (call: string): FieldRefusal[] => [
  ...name(call),
  ...field(call, 'sections', [
    [undefined, REQUIRED],
    [[], listAtLeast(1)],
    [[{ ...section, title: '' }], REQUIRED, 'sections.0.title'],
    [[{ ...section, items: [] }], listAtLeast(1), 'sections.0.items'],
    [[{ ...section, items: [{ ...item, description: '' }] }], REQUIRED, 'sections.0.items.0.description'],
  ]),
];

const category = (call: string): FieldRefusal[] => [
  ...name(call),
  ...field(call, 'colour', [
    [undefined, REQUIRED],
    ['red', 'Colour is not a hex code'],
    ['#fff', 'Colour is not a hex code'],
    ['#ce2a2', 'Colour is not a hex code'],
    ['#ce2a299', 'Colour is not a hex code'],
    ['#0060c1', 'Colour is too similar to system colour'],
  ]),
  ...field(call, 'model', [
    ['rust', ENUM],
    [undefined, REQUIRED],
  ]),
];

const captureData = (call: string): FieldRefusal[] => [
  ...field(call, 'acquisitionTeam', [
    [[], listAtLeast(1)],
    [['', '  '], listAtLeast(1)],
    [undefined, REQUIRED],
  ]),
  ...field(call, 'airTemperature', [['warm', expected('number', 'string')]]),
  ...field(call, 'geotagged', [
    [4, ENUM],
    [undefined, REQUIRED],
  ]),
  ...field(call, 'thermalType', [[3, ENUM]]),
];

const severity = { name: 'Low', icon: 0 };

export const FIELD_REFUSALS: readonly FieldRefusal[] = [
  ...name('POST sites'),
  ...name('PUT sites/{id}'),
  ...name('POST tags'),
  ...name('PUT tags/{id}'),
  ...name('POST layouts'),
  ...name('PUT layouts/{id}'),
  ...asset('POST assets'),
  ...asset('PUT assets/{id}'),
  ...newInspection('POST projects'),
  ...inspection('PUT projects/{id}'),
  ...category('POST categories'),
  ...category('PUT categories/{id}'),
  ...checklist('POST checklists'),
  ...checklist('PUT checklists/{id}'),
  ...captureData('POST projects/{id}/capturedata'),
  ...captureData('PUT projects/{id}/capturedata'),
  ...name('POST categorypresets'),
  ...field('POST categorypresets', 'categories', [
    [undefined, REQUIRED],
    [[], listAtLeast(1)],
    [many(31), listAtMost(30)],
    [['a', 'a'], undefined],
  ]),
  ...name('POST severityscales'),
  ...field('POST severityscales', 'severities', [
    [undefined, REQUIRED],
    [[], listAtLeast(1)],
    [[{ ...severity, name: '' }], REQUIRED, 'severities.0.name'],
    [[{ ...severity, icon: 4 }], 'Number must be less than or equal to 3', 'severities.0.icon'],
    [[{ ...severity, icon: -1 }], 'Number must be greater than or equal to 0', 'severities.0.icon'],
  ]),
  ...field('POST severityscales', 'isNumerical', [
    [undefined, REQUIRED],
    ['true', expected('boolean', 'string')],
  ]),
  ...name('POST layers'),
  ...field('POST layers', 'sections', [
    [undefined, REQUIRED],
    [[], listAtLeast(1)],
    [[{ name: '' }], REQUIRED, 'sections.0.name'],
  ]),
  ...field('POST layers', 'isSegmented', [[undefined, REQUIRED]]),
  ...field('POST layers', 'layoutId', [[undefined, REQUIRED]]),
  ...field('PUT layers/{id}', 'sections', [[[], listAtLeast(1)]]),
  ...name('PUT users/{id}', 'firstName'),
  ...name('PUT users/{id}', 'lastName'),
  ...field('PUT users/{id}', 'phoneNumber', [
    [undefined, REQUIRED],
    ['', REQUIRED],
  ]),
  ...field('PUT users/{id}', 'role', [
    [7, ENUM],
    [0, ENUM],
    ['Admin', ENUM],
  ]),
  ...field('POST users', 'emails', [
    [undefined, REQUIRED],
    [[], listAtLeast(1)],
    [['no address'], 'Invalid email', 'emails.0'],
    [['a@b.example\r\nBcc: c@d.example'], 'Invalid email', 'emails.0'],
  ]),
  ...field('POST users', 'message', [[text(301), atMost(300)]]),
  ...field('POST users', 'role', [
    [undefined, REQUIRED],
    [9, ENUM],
  ]),
  ...field('PUT images/{id}/uploaded', 'type', [
    [undefined, REQUIRED],
    [5, ENUM],
    ['Image', ENUM],
  ]),
  ...field('PUT projects/{id}/images/flags', 'ids', [
    [undefined, REQUIRED],
    ['id', expected('array', 'string')],
    [[], listAtLeast(1)],
    [many(1001), listAtMost(1000)],
    [['id', 7], expected('string', 'number'), 'ids.1'],
    [['id', ''], atLeast(1), 'ids.1'],
  ]),
  ...field('PUT projects/{id}/images/flags', 'isFlagged', [
    [undefined, REQUIRED],
    [null, REQUIRED],
    ['true', expected('boolean', 'string')],
  ]),
  ...field('PUT sign-in-settings', 'requiresTotp', [
    [undefined, REQUIRED],
    [null, REQUIRED],
    ['true', expected('boolean', 'string')],
    [1, expected('boolean', 'number')],
  ]),
];
