import type { AssetListItem } from '@inspection-studio/domain/assets';
import type { Project } from '@inspection-studio/domain/inspections';
import type { Site } from '@inspection-studio/domain/sites';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { inspection, viaduct } from '../features/inspections/testing/records.ts';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { UploadHostProvider } from '../uploads/index.ts';
import { createOfferedUploads } from '../uploads/offered-uploads.ts';
import { hostOf } from '../uploads/testing/host-of.ts';
import { AssetTile } from './AssetTile.tsx';
import { InspectionTile } from './InspectionTile.tsx';
import { SiteTile } from './SiteTile.tsx';

const site: Site = {
  id: 'forth-1',
  name: 'Forth Estuary',
  thumbnail: '/forth.webp',
  location: { longitude: -3.4066, latitude: 56.0042 },
  modified: '2025-03-04T12:00:00.000Z',
  assetCount: 14,
  createdBy: { id: 'maren-1', name: 'Maren Solheim', thumbnail: null },
};
const asset: AssetListItem = {
  ...viaduct,
  type: 'OilTank',
  modified: '2025-05-06T12:00:00.000Z',
  projectCount: 9,
  recentProject: {
    id: 'north-1',
    name: 'NorthTowerA',
    thumbnail: '/north.webp',
    modified: '2025-07-08T12:00:00.000Z',
    imageCount: 55,
    size: 3 * 1024 ** 2,
    status: 'Completed',
  },
};
const project: Project = {
  ...inspection(),
  status: 'Failed',
  modified: '2025-09-10T12:00:00.000Z',
  imageCount: 1234,
  size: 5 * 1024 ** 2,
  dataKinds: ['three', 'sonar'],
};

let router: ReturnType<typeof renderScreen>['router'];

/** Texts of a tile, in reading order. */
async function textsOf(tile: ReactElement): Promise<string[]> {
  ({ router } = renderScreen(tile, new Map()));
  const article = await screen.findByRole('article');
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.map((text) => text.trim()).filter(Boolean);
}
/** Address of the drawing in place of a picture. */
const drawingOf = () => document.querySelector<HTMLElement>('article [style*="mask"]')?.style.maskImage;
const pictureOf = () => document.querySelector('article img')?.getAttribute('src');

describe('a tile of Home shows each value in its own place', () => {
  it('a site: name, assets, date, location', async () => {
    expect(await textsOf(<SiteTile site={site} />)).toEqual([
      'Forth Estuary',
      '14 assets',
      '2025-03-04',
      'Location',
      '56.0042, -3.4066',
    ]);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/sites/forth-1');
    expect(pictureOf()).toBe('/forth.webp');
  });

  it('an asset: name, site, type, date, newest inspection with its status, inspections', async () => {
    expect(await textsOf(<AssetTile asset={asset} />)).toEqual([
      'Kinnaird Viaduct',
      'Forth Estuary',
      'Oil Tank',
      '2025-05-06',
      'NorthTowerA',
      '9 inspections',
    ]);
    expect(screen.getByRole('img', { name: 'Completed' })).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/assets/kinnaird-1');
    expect(pictureOf()).toBe('/north.webp');
  });

  it('an inspection: status, name, asset, kinds of data, date, images, size', async () => {
    expect(await textsOf(<InspectionTile inspection={project} />)).toEqual([
      'Failed',
      'NorthTowerA',
      'Kinnaird Viaduct',
      '3D, Sonar',
      '2025-09-10',
      '1,234 images',
      '5 MB',
    ]);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/inspections/north-1');
  });

  it('a site without a location, and an asset without an inspection, say so', async () => {
    expect(
      (await textsOf(<SiteTile site={{ ...site, location: null, assetCount: 1, thumbnail: null }} />)).slice(1),
    ).toEqual(['1 asset', '2025-03-04', 'Location', 'Not recorded']);
    expect(drawingOf()).toContain('SurveyTarget.svg');
    cleanup();
    const unseen: AssetListItem = { ...asset, projectCount: 0, recentProject: null };
    expect((await textsOf(<AssetTile asset={unseen} />)).slice(-2)).toEqual(['No inspection yet', '0 inspections']);
    expect(drawingOf()).toContain('OilTank.svg');
  });

  it('a picture of its own goes before that of the newest inspection or of the asset', async () => {
    await textsOf(<AssetTile asset={{ ...asset, thumbnail: '/viaduct.webp' }} />);
    expect(pictureOf()).toBe('/viaduct.webp');
    cleanup();
    const pictured = { ...project.asset, thumbnail: '/viaduct.webp' };
    await textsOf(<InspectionTile inspection={{ ...project, thumbnail: '/own.webp', asset: pictured }} />);
    expect(pictureOf()).toBe('/own.webp');
  });

  it('an inspection without any picture is drawn as its asset, or as something else', async () => {
    await textsOf(<InspectionTile inspection={project} />);
    expect(drawingOf()).toContain('Bridge.svg');
    cleanup();
    const { type: _type, ...untyped } = project.asset;
    await textsOf(<InspectionTile inspection={{ ...project, asset: untyped }} />);
    expect(drawingOf()).toContain('Miscellaneous.svg');
  });

  describe('an upload of this browser that was interrupted', () => {
    const draft: Project = { ...project, status: 'Draft', imageCount: 40, uploadedImageCount: 17 };

    async function showTile(shown: Project, interruptedId: string) {
      const interrupted = createOfferedUploads();
      const inspectionOf = inspection({ id: interruptedId });
      interrupted.show([{ inspection: inspectionOf, sendForProcessing: false, begunMs: 1 }]);
      const host = hostOf({ interrupted: { ...interrupted, Tray: () => null } });
      return textsOf(
        <UploadHostProvider host={host}>
          <InspectionTile inspection={shown} />
        </UploadHostProvider>,
      );
    }

    it('can be continued from its tile', async () => {
      expect((await showTile(draft, 'north-1')).slice(-3)).toEqual([
        '17 of 40 uploaded',
        '5 MB',
        'Continue upload: 23 of 40 left',
      ]);
      await userEvent.click(screen.getByRole('link', { name: 'Continue upload: 23 of 40 left' }));
      expect(router.state.location).toMatchObject({
        pathname: '/inspections/north-1',
        state: { continuesUpload: true },
      });
    });

    it.each(['Draft', 'Completed'] as const)('can be continued if a %s lacks only a PDF', async (status) => {
      const onlyPdf = { ...draft, status, uploadedImageCount: 40, fileCount: 44, missingFileCount: 1 };
      expect((await showTile(onlyPdf, 'north-1')).slice(-3)).toEqual([
        '40 images, 1 file missing',
        '5 MB',
        'Continue upload: 1 of 44 left',
      ]);
    });

    it.each<[string, Partial<Project>, string]>([
      ['to another inspection', {}, 'south-1'],
      ['that has arrived', { uploadedImageCount: 40 }, 'north-1'],
      ['that was sent', { status: 'Queued' }, 'north-1'],
    ])('cannot: one %s', async (_case, part, interruptedId) => {
      await showTile({ ...draft, ...part }, interruptedId);
      expect(screen.queryByRole('link', { name: /^Continue upload/ })).toBeNull();
    });
  });

  it('an inspection without a picture shows that of its asset', async () => {
    const pictured = { ...project, asset: { ...project.asset, thumbnail: '/viaduct.webp' } };
    await textsOf(<InspectionTile inspection={pictured} />);
    expect(pictureOf()).toBe('/viaduct.webp');
  });
});
