import { payloadsOf } from '../../../../packages/studio-server/src/resources/testing/insert-company.ts';
import type { ProductCode } from '../../expectations/product-codes.ts';
import type { Situation } from '../make-world.ts';

/** Codes about inspections, their data and their migration. */
export const INSPECTIONS = {
  108: [
    [
      'a draft without data is sent',
      async ({ inspection, send }) => send('Manager', 'POST', `projects/${(await inspection())[0]!.projectId}/process`),
    ],
  ],
  113: [
    [
      'a Member opens an inspection of an asset that is not theirs',
      async ({ inspection, send }) => send('Member', 'GET', `projects/${(await inspection())[0]!.projectId}`),
    ],
  ],
  115: [
    [
      'a Member asks for the images of an inspection of an asset that is not theirs',
      async ({ inspection, send }) => send('Member', 'GET', `images?projectId=${(await inspection())[0]!.projectId}`),
    ],
  ],
  127: [
    [
      'more supplementary data is registered than the licence allows',
      async ({ inspection, send }) => {
        const [draft] = await inspection();
        const data = [{ name: 'flight.mp4', size: 1_000_000, mime: 'video/mp4', type: 2 }];
        return send('Manager', 'PUT', `projects/${draft!.projectId}/modules`, { supplementary: { data, remove: [] } });
      },
    ],
  ],
  147: [
    ...(['PUT', 'DELETE'] as const).map((method): Situation => [
      `${method} of an asset being migrated`,
      async ({ own, inspection, send, asset }) => {
        const [moving] = await inspection({ isMigrating: true });
        return send(
          'Manager',
          method,
          `assets/${moving!.assetId}`,
          method === 'PUT' ? asset({ categories: [own.categoryId] }) : undefined,
        );
      },
    ]),
    [
      'an inspection is created on an asset being migrated',
      async ({ own, inspection, send }) => {
        const [moving] = await inspection({ isMigrating: true });
        return send('Manager', 'POST', 'projects', { ...payloadsOf(own).project, assetId: moving!.assetId });
      },
    ],
  ],
  148: [
    [
      'an inspection of an asset being migrated is changed',
      async ({ own, inspection, send }) => {
        const [moving] = await inspection({ isMigrating: true });
        return send('Manager', 'PUT', `projects/${moving!.projectId}`, {
          ...payloadsOf(own).project,
          assetId: moving!.assetId,
        });
      },
    ],
    ...(
      [
        ['PUT', 'modules', { two: { rgb: [], ir: [], remove: [] } }],
        ['PUT', 'uploaded', undefined],
        ['PUT', 'images/flags', { ids: ['x'], isFlagged: true }],
        ['POST', 'process', undefined],
        ['DELETE', '', undefined],
        ['DELETE', 'capturedata', undefined],
      ] as const
    ).map(([method, part, payload]): Situation => [
      `${method} projects/{id}/${part} of an asset being migrated`,
      async ({ inspection, send }) => {
        const [moving] = await inspection({ isMigrating: true, images: [true], captureData: {} });
        return send('Manager', method, `projects/${moving!.projectId}${part && `/${part}`}`, payload);
      },
    ]),
    [
      'a file of an asset being migrated is confirmed',
      async ({ inspection, send }) => {
        const [moving] = await inspection({ isMigrating: true, images: [true] });
        return send('Manager', 'PUT', `images/${moving!.files[0]!.id}/uploaded`, { type: 1 });
      },
    ],
    [
      'an upload for an asset being migrated is asked for',
      async ({ inspection, send }) => {
        const [moving] = await inspection({ isMigrating: true, images: [false] });
        return send('Manager', 'GET', `upload?content_type=image/jpeg&prefix=${moving!.files[0]!.storageKey}`);
      },
    ],
  ],
} satisfies Partial<Record<ProductCode, Situation[]>>;
