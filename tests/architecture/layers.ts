/** Folders and root files of one package's `src` that may import the layers listed before theirs. */
export interface Layer {
  /** A folder, a root file with its extension, `*.ts` for other root files, or `folder/*`: each folder inside it is a part of its own. */
  parts: readonly string[];
  /** Sibling packages that only this layer of the package may import. */
  siblings?: readonly string[];
  /** Set where the parts of this layer may import each other too; cycles stay forbidden. */
  areSiblingsOpen?: true;
}

/** Who may import whom, as data; docs/architecture.md draws the same table. */
export interface PackageRules {
  /** Lowest first. A layer imports the ones before it, and itself. */
  layers: readonly Layer[];
  /** Sibling packages that every layer may import. */
  siblings: readonly string[];
  /** The only packages from outside it may import, where that list is short. */
  only?: readonly string[];
  /** Packages from outside it must not import. */
  never?: readonly string[];
  /** Entries of those that it may import all the same. */
  allowed?: readonly string[];
}

const layer = (...parts: string[]): Layer => ({ parts });
const openLayer = (...parts: string[]): Layer => ({ parts, areSiblingsOpen: true });

/** Zod's tree-shakable entry; the main entry is three times as large. @see docs/decisions/0009-zod-mini.md */
const LIGHT_ZOD = ['zod/mini', 'zod/v4/core'];

export const packageRules: Record<string, PackageRules> = {
  domain: {
    layers: [
      openLayer('limits.ts', 'messages.ts', 'form-messages.ts', 'units', 'dates', 'colour', 'validation'),
      layer('query', 'errors'),
      layer('entities'),
      layer('photos'),
      layer('permissions', 'uploads', 'preflight'),
      layer('calls'),
      layer('*.ts'),
    ],
    siblings: [],
    only: [...LIGHT_ZOD, 'date-fns', 'culori', 'exifreader'],
  },
  'design-system': {
    layers: [
      layer('vendor.d.ts'),
      layer('theme'),
      openLayer('internal', 'hooks'),
      layer('components'),
      layer('charts', 'images', 'map'),
      layer('index.ts', 'charts.ts', 'images.ts', 'map.ts', 'tokens.ts', 'styles.ts'),
    ],
    siblings: [],
    never: ['react-router', '@tanstack/react-query', 'react-hook-form', 'wretch', '@azure/', 'zod'],
  },
  'demo-frames': {
    layers: [
      openLayer('random.ts', 'raster.ts', 'noise.ts', 'thermal-palette.ts', 'flight-line.ts'),
      layer('scene', 'surfaces'),
      layer('render-shot.ts', 'frame-exif.ts'),
      layer('draw-frame.ts'),
      layer('drawing-thread.ts', 'drawing-threads.ts'),
      layer('index.ts', 'draw.ts'),
    ],
    siblings: [],
    only: ['sharp', 'node:fs/promises', 'node:path', 'node:worker_threads'],
  },
  'studio-server': {
    layers: [
      openLayer(
        'config.ts',
        'demo-fence.ts',
        'hosted-settings.ts',
        'setting-values.ts',
        'start-error.ts',
        'folder-lock.ts',
        'keyring.ts',
        'writable-folder.ts',
        'private-data-dir.ts',
        'trusted-proxies.ts',
        'address-key.ts',
        'if-none-match.ts',
        'html.ts',
        'loopback.ts',
      ),
      layer('database', 'storage', 'mail', 'scanning', 'tiles'),
      layer('observability'),
      layer('identity'),
      layer('backup'),
      layer('rules', 'processing', 'maintenance'),
      layer('move', 'pyramids'),
      layer('http'),
      layer('resources'),
      layer('company'),
      layer('secrets'),
      { ...layer('demo'), siblings: ['demo-frames'] },
      layer('start'),
      layer('main.ts', 'worker.ts'),
    ],
    siblings: ['domain'],
    never: ['react', 'react-dom', 'vite'],
  },
  'studio-app': {
    layers: [
      layer('paths.ts', 'with-names.tsx', 'api'),
      layer('data', 'session', 'settings'),
      layer('uploads', 'permissions'),
      layer('widgets', 'forms'),
      layer('preflight'),
      layer('shell', 'features/*'),
      layer('routes'),
      layer('app'),
    ],
    siblings: ['domain', 'design-system'],
    never: ['radix-ui', 'leaflet', 'fastify', 'pg', 'zod'],
    allowed: LIGHT_ZOD,
  },
  // Of the app, it imports the upload engine, the app's only public entry.
  'studio-cli': {
    layers: [
      layer('exit-codes.ts', 'upload-types.ts'),
      layer('command-error.ts'),
      layer('arguments', 'files', 'studio'),
      layer('journal', 'report'),
      layer('sign-in'),
      layer('upload'),
      layer('run.ts'),
      layer('main.ts'),
    ],
    siblings: ['domain', 'studio-app'],
    only: ['node:crypto', 'node:fs', 'node:http', 'node:https', 'node:os', 'node:path', 'node:util', 'zod/mini'],
  },
};
