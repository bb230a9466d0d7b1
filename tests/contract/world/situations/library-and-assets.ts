import type { ProductCode } from '../../expectations/product-codes.ts';
import type { Situation } from '../make-world.ts';

/** Codes about what the library holds, and what of it an asset may use. */
export const LIBRARY_AND_ASSETS = {
  44: [
    [
      'a category of an asset is deleted',
      async ({ own, records, send, execute }) => {
        const categoryId = await records.category();
        await execute(
          `insert into asset_categories (asset_id, category_id) values ('${own.assetId}', '${categoryId}')`,
        );
        return send('Manager', 'DELETE', `categories/${categoryId}`);
      },
    ],
  ],
  47: [
    [
      'a category with markups is deleted',
      async ({ own, records, send, execute }) => {
        const categoryId = await records.category();
        await execute(
          `insert into annotations (id, company_id, image_id, kind, category_id) values ('a${categoryId}', :company, '${own.fileId}', 'annotation', '${categoryId}')`,
        );
        return send('Manager', 'DELETE', `categories/${categoryId}`);
      },
    ],
  ],
  48: [
    [
      'the severity scale of an asset is deleted',
      ({ own, send }) => send('Manager', 'DELETE', `severityscales/${own.severityScaleId}`),
    ],
    [
      'a severity scale with markups is deleted',
      async ({ own, records, send, execute }) => {
        const scaleId = await records.severityScale();
        await execute(
          `insert into annotations (id, company_id, image_id, kind, category_id, severity_scale_id) values ('a${scaleId}', :company, '${own.fileId}', 'annotation', '${own.categoryId}', '${scaleId}')`,
        );
        return send('Manager', 'DELETE', `severityscales/${scaleId}`);
      },
    ],
  ],
  49: [
    [
      'an asset gets a preset of 30 categories and another one',
      async ({ own, records, send, asset }) => {
        const categoryIds = await Promise.all(Array.from({ length: 30 }, () => records.category()));
        const presetId = await records.preset(categoryIds);
        return send('Manager', 'POST', 'assets', asset({ presets: [presetId], categories: [own.categoryId] }));
      },
    ],
  ],
  125: [
    [
      'a tag is created whose name is taken, in another case and with spaces around',
      async ({ records, send }) => {
        await records.tag({ name: 'Needs rope access' });
        return send('Manager', 'POST', 'tags', { name: '  needs ROPE access ' });
      },
    ],
    [
      'a tag is renamed to a name that is taken',
      async ({ records, send }) => {
        await records.tag({ name: 'Needs rope access' });
        return send('Manager', 'PUT', `tags/${await records.tag()}`, { name: 'Needs rope access' });
      },
    ],
  ],
  146: [
    [
      'an asset gets two categories of one AI model',
      async ({ records, send, asset }) => {
        const categories = [
          await records.category({ model: 'staining' }),
          await records.category({ model: 'staining' }),
        ];
        return send('Manager', 'POST', 'assets', asset({ categories }));
      },
    ],
    [
      'an asset gets a category and a preset of one AI model',
      async ({ records, send, asset }) => {
        const presets = [await records.preset([await records.category({ model: 'staining' })])];
        return send(
          'Manager',
          'POST',
          'assets',
          asset({ presets, categories: [await records.category({ model: 'staining' })] }),
        );
      },
    ],
  ],
  149: [
    [
      'an asset gets an archived category',
      async ({ records, send, asset }) =>
        send('Manager', 'POST', 'assets', asset({ categories: [await records.category({ isArchived: true })] })),
    ],
  ],
  150: [
    [
      'an asset gets an archived severity scale',
      async ({ own, records, send, asset }) =>
        send(
          'Manager',
          'POST',
          'assets',
          asset({ categories: [own.categoryId], severityScale: await records.severityScale({ isArchived: true }) }),
        ),
    ],
  ],
} satisfies Partial<Record<ProductCode, Situation[]>>;
