/** Screen settings of a mode, for `emulated-media.ts`. */
export interface EmulatedMedia {
  medium?: 'print';
  forcedColors?: 'active';
  contrast?: 'more';
  reducedMotion?: 'reduce';
  pointer?: 'coarse';
}

interface Option {
  value: string;
  title: string;
  /** What the page takes on besides its theme. */
  media?: EmulatedMedia;
}

interface Mode {
  /** What the toolbar's button says. */
  description: string;
  /** One of Storybook's icons. */
  icon: 'contrast' | 'paragraph' | 'eye' | 'paintbrush' | 'lightning' | 'document' | 'ruler' | 'pointerhand';
  /** The first is how a story opens. */
  options: readonly [Option, ...Option[]];
}

/**
 * Every mode a story can be shown in: one button of the toolbar each, and one global in the address, as in
 * `&globals=theme:dark;direction:rtl`. Any of them go together. The width is Storybook's own: {@link frames}.
 */
export const modes = {
  theme: {
    description: 'Theme',
    icon: 'contrast',
    options: [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ],
  },
  direction: {
    description: 'Direction of writing',
    icon: 'paragraph',
    options: [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ],
  },
  colours: {
    description:
      'Forced colours (near: every colour token becomes a system colour; `npm run visual` shows the real ones)',
    icon: 'paintbrush',
    options: [
      { value: 'own', title: 'Own colours' },
      { value: 'forced', title: 'Forced colours', media: { forcedColors: 'active' } },
    ],
  },
  contrast: {
    description: 'Contrast',
    icon: 'eye',
    options: [
      { value: 'system', title: 'As the system says' },
      { value: 'more', title: 'More contrast', media: { contrast: 'more' } },
    ],
  },
  motion: {
    description: 'Motion',
    icon: 'lightning',
    options: [
      { value: 'system', title: 'As the system says' },
      { value: 'reduced', title: 'Reduced motion', media: { reducedMotion: 'reduce' } },
    ],
  },
  pointer: {
    description: 'Pointer',
    icon: 'pointerhand',
    options: [
      { value: 'system', title: 'As the system says' },
      { value: 'coarse', title: 'Coarse: a finger', media: { pointer: 'coarse' } },
    ],
  },
  text: {
    description: 'Size of text: of the root, which every size of type is measured in',
    icon: 'ruler',
    options: [
      { value: '100', title: '100 %' },
      { value: '200', title: '200 %' },
    ],
  },
  medium: {
    description: 'Medium',
    icon: 'document',
    options: [
      { value: 'screen', title: 'Screen' },
      { value: 'print', title: 'Print', media: { medium: 'print' } },
    ],
  },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;
/** The value of each mode. */
export type Setting = { [Name in ModeName]: (typeof modes)[Name]['options'][number]['value'] };

/** Widths of the story's frame, in the toolbar and as `&globals=viewport:narrow` of a whole Storybook. */
export const frames = {
  narrow: { name: '320 px', type: 'mobile', styles: { width: '320px', height: '100%' } },
  tablet: { name: '768 px', type: 'tablet', styles: { width: '768px', height: '100%' } },
} as const;

const names = Object.keys(modes) as ModeName[];

/** How a story opens. */
export const initialSetting = Object.fromEntries(names.map((name) => [name, modes[name].options[0].value])) as Setting;

/** What Storybook's globals say; what it does not know counts as not said. */
export function readSetting(globals: Record<string, unknown>): Setting {
  const chosen = names.map((name) => {
    const known = modes[name].options.find(({ value }) => value === String(globals[name]));
    return [name, known?.value ?? initialSetting[name]];
  });
  return Object.fromEntries(chosen) as Setting;
}

/** Media features to emulate for a page in this mode. */
export function mediaOf(setting: Setting): EmulatedMedia {
  const chosen = names.map((name) => {
    const option = (modes[name] as Mode).options.find(({ value }) => value === setting[name]);
    return option?.media;
  });
  return Object.assign({}, ...chosen) as EmulatedMedia;
}

/** The toolbar, as Storybook wants to have it described. */
export const modeToolbar = Object.fromEntries(
  Object.entries(modes).map(([name, { description, icon, options }]) => {
    const items = options.map(({ value, title }) => ({ value, title }));
    return [name, { description, toolbar: { icon, items, dynamicTitle: false } }];
  }),
);
