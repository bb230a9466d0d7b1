/* oxlint-disable max-lines -- one table of demo records */
import type { Subject } from '@inspection-studio/demo-frames';
import { type LayoutMapNode, mappableLayers } from '@inspection-studio/domain/layouts';
import { assignSeverities } from '@inspection-studio/domain/severity-scales';
import { newFileId, newId } from '../database/new-id.ts';
import type {
  annotations,
  assets,
  captureData,
  categories,
  categoryPresets,
  checklists,
  companies,
  layers,
  layouts,
  projects,
  severityScales,
  sites,
  tags,
  users,
} from '../database/schema/index.ts';
import { DEMO_INSPECTIONS } from './company/inspections.ts';
import {
  DEMO_CATEGORIES,
  DEMO_CHECKLISTS,
  DEMO_LAYOUTS,
  DEMO_PRESETS,
  DEMO_SEVERITY_SCALES,
  DEMO_TAGS,
} from './company/library.ts';
import { DEMO_DOMAIN, DEMO_PEOPLE } from './company/people.ts';
import { DEMO_SITES, DEMO_UNLOCATED } from './company/places.ts';
import { planFindings } from './plan-findings.ts';
import { type PlannedFrame, planFrames } from './plan-frames.ts';
import { planCaptureData, type PlannedPaper, planPapers } from './plan-papers.ts';

/** A picture of a site or an asset. */
export interface PlannedPicture {
  key: string;
  picture: Subject;
  seed: number;
}

type AssetPlan = typeof assets.$inferInsert & { categoryNames: string[]; presetNames: string[] };

/** All records of the demo company with their ids, and the pictures to draw for them. */
export interface DemoPlan {
  company: typeof companies.$inferInsert;
  users: (typeof users.$inferInsert)[];
  tags: (typeof tags.$inferInsert)[];
  categories: (typeof categories.$inferInsert)[];
  presets: (typeof categoryPresets.$inferInsert)[];
  severityScales: (typeof severityScales.$inferInsert)[];
  checklists: (typeof checklists.$inferInsert)[];
  layouts: (typeof layouts.$inferInsert)[];
  layers: (typeof layers.$inferInsert)[];
  sites: (typeof sites.$inferInsert)[];
  assets: AssetPlan[];
  projects: (typeof projects.$inferInsert & { id: string })[];
  pictures: PlannedPicture[];
  frames: PlannedFrame[];
  findings: (typeof annotations.$inferInsert)[];
  captureData: (typeof captureData.$inferInsert)[];
  papers: PlannedPaper[];
}

const DAY_MS = 86_400_000;

/** Maps every section of the second layer below the first. Returns null for a single layer, which users map themselves. */
function mapOf(layerRows: readonly (typeof layers.$inferInsert)[]): LayoutMapNode[] | null {
  const [outer, inner] = mappableLayers(layerRows);
  if (!outer || !inner) return null;
  const parts = inner.sections.map(({ id }) => ({ sectionId: id, nodes: [] }));
  return outer.sections.map(({ id }) => ({ sectionId: id, nodes: parts }));
}

export function planDemo(companyId: string, now: Date): DemoPlan {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const stamp = (days: number) => ({ created: before(days), modified: before(days) });
  const owned = { companyId };
  const pictures: PlannedPicture[] = [];
  const pictureKey = (picture: Subject | undefined, seed: number) => {
    if (!picture) return null;
    const key = `pictures/${newFileId(`${picture} ${seed}`)}.jpg`;
    pictures.push({ key, picture, seed });
    return key;
  };

  const people = DEMO_PEOPLE.map((person) => ({
    ...owned,
    id: newId(`${person.firstName} ${person.lastName}`.trim() || person.email),
    firstName: person.firstName,
    lastName: person.lastName,
    email: `${person.email}@${DEMO_DOMAIN}`,
    phoneNumber: person.phoneNumber ?? '',
    role: person.role,
    status: person.status ?? ('Activated' as const),
    ...stamp(person.ageDays),
  }));
  const userId = (email: string) => people.find((person) => person.email === `${email}@${DEMO_DOMAIN}`)?.id ?? '';
  const admin = userId('admin');
  const invited = people.map((person) => ({ ...person, invitedById: person.id === admin ? null : admin }));

  const tagRows = DEMO_TAGS.map(({ name, isArchived = false }, index) => ({
    ...owned,
    id: newId(name),
    name,
    isArchived,
    ...stamp(400 - index * 7),
  }));
  const categoryRows = DEMO_CATEGORIES.map(({ name, colour, model, isArchived = false }, index) => ({
    ...owned,
    id: newId(name),
    name,
    colour,
    model,
    isArchived,
    ...stamp(700 - index * 9),
  }));
  const presetRows = Object.keys(DEMO_PRESETS).map((name, index) => ({
    ...owned,
    id: newId(name),
    name,
    ...stamp(500 - index * 30),
  }));
  const scaleRows = DEMO_SEVERITY_SCALES.map(({ name, isNumerical, severities, isArchived = false }, index) => ({
    ...owned,
    id: newId(name),
    name,
    isNumerical,
    isArchived,
    severities: assignSeverities(
      {
        name,
        isNumerical,
        severities: severities.map((severity, step) => ({
          name: severity,
          icon: Math.min(3, Math.floor((step / severities.length) * 4)),
        })),
      },
      newId,
    ),
    ...stamp(650 - index * 40),
  }));
  const checklistRows = Object.entries(DEMO_CHECKLISTS).map(([name, sections], index) => ({
    ...owned,
    id: newId(name),
    name,
    sections: Object.entries(sections).map(([title, items]) => ({
      identifier: newId(title),
      title,
      items: items.map((description) => ({ identifier: newId(description), description })),
    })),
    ...stamp(600 - index * 50),
  }));

  const layoutRows = Object.keys(DEMO_LAYOUTS).map((name, index) => ({
    ...owned,
    id: newId(name),
    name,
    ...stamp(480 - index * 20),
  }));
  const layerRows = layoutRows.flatMap((layout) =>
    (DEMO_LAYOUTS[layout.name] ?? []).map(({ name, isSegmented, sections }, position) => ({
      ...owned,
      id: newId(name),
      layoutId: layout.id,
      name,
      isSegmented,
      position,
      sections: sections.map((section) => ({ id: newId(section), name: section })),
    })),
  );

  const siteRows = DEMO_SITES.map(({ name, picture }, index) => ({
    ...owned,
    id: newId(name),
    name,
    createdById: admin,
    thumbnailKey: pictureKey(picture, index),
    ...stamp(900 - index * 40),
  }));
  const siteId = (name: string) => siteRows.find((site) => site.name === name)?.id ?? '';
  const scaleId = scaleRows[0]?.id ?? '';
  const assetOf = (
    site: string,
    name: string,
    type: AssetPlan['type'],
    index: number,
    picture?: Subject,
  ): AssetPlan => ({
    ...owned,
    id: newId(name),
    siteId: siteId(site),
    name,
    type,
    severityScaleId: type === 'PowerLine' ? (scaleRows[2]?.id ?? scaleId) : scaleId,
    createdById: index % 3 === 0 ? admin : userId('manager'),
    layoutTemplateId: type === 'Bridge' ? (layoutRows[0]?.id ?? null) : null,
    thumbnailKey: pictureKey(picture, index + 100),
    categoryNames: ['Vegetation'],
    presetNames: [
      type === 'PowerLine'
        ? 'Overhead lines'
        : type === 'Bridge' || type === 'Building'
          ? 'Concrete structures'
          : 'Steel structures',
    ],
    ...stamp(10 + index * 8),
  });
  const located = DEMO_SITES.flatMap((site) => site.assets.map((asset) => ({ ...asset, site: site.name })));
  const assetRows = [
    ...located.map((asset, index) => assetOf(asset.site, asset.name, asset.type, index, asset.picture)),
    ...DEMO_UNLOCATED.map((asset, index) => assetOf(asset.site, asset.name, asset.type, located.length + index)),
  ];

  const frames: PlannedFrame[] = [];
  const projectRows = DEMO_INSPECTIONS.map((inspection, index) => {
    const id = newId(inspection.name);
    const place = located.find((asset) => asset.name === inspection.asset);
    const flownAt = before(inspection.ageDays);
    frames.push(
      ...planFrames(inspection, {
        companyId,
        projectId: id,
        seed: index * 1000,
        flownAt,
        longitude: place?.longitude ?? 0,
        latitude: place?.latitude ?? 0,
      }),
    );
    const isSent = inspection.outcome !== 'draft';
    return {
      ...owned,
      id,
      name: inspection.name,
      description: inspection.description,
      assetId: assetRows.find((asset) => asset.name === inspection.asset)?.id ?? '',
      checklistId: checklistRows.find((checklist) => checklist.name === inspection.checklist)?.id ?? null,
      createdById: userId(inspection.author),
      status: isSent ? ('Queued' as const) : ('Draft' as const),
      uploadedAt: flownAt,
      sentAt: isSent ? flownAt : null,
      ...stamp(inspection.ageDays),
    };
  });

  /** Annotations use the library of the asset. Measurements use entries that no asset uses today. */
  const findings = planFindings(frames, (projectId, kind) => {
    const project = projectRows.find(({ id, status }) => id === projectId && status !== 'Draft');
    const asset = assetRows.find(({ id }) => id === project?.assetId);
    if (!asset) return undefined;
    const names =
      kind === 'annotation' ? asset.presetNames.flatMap((preset) => DEMO_PRESETS[preset] ?? []) : ['Missing cover'];
    const scale = scaleRows.find(({ id, name }) =>
      kind === 'annotation' ? id === asset.severityScaleId : name === 'Defect urgency',
    );
    return scale && { categories: categoryRows.filter(({ name }) => names.includes(name)), scale };
  });

  return {
    company: {
      id: companyId,
      name: 'Northline Inspection',
      address: '14 Quay Street, Dundee DD1 3JT, United Kingdom',
      website: 'https://northline.demo.example',
      created: before(1120),
      licenceStart: before(300),
      licenceExpiry: new Date(now.getTime() + 430 * DAY_MS),
      licenceFrequency: 'Annual',
      seatsAllowed: 25,
      dataType: 'Gpx',
      dataUsed: 0,
      dataAllowed: 500,
      supplementaryUsedBytes: 0,
      supplementaryAllowedBytes: 200 * 1024 ** 3,
    },
    users: invited,
    tags: tagRows,
    categories: categoryRows,
    presets: presetRows,
    severityScales: scaleRows,
    checklists: checklistRows,
    layouts: layoutRows.map((layout) => ({
      ...layout,
      map: mapOf(layerRows.filter(({ layoutId }) => layoutId === layout.id)),
    })),
    layers: layerRows,
    sites: siteRows,
    assets: assetRows,
    projects: projectRows,
    pictures,
    frames,
    findings,
    captureData: planCaptureData(projectRows),
    papers: planPapers(companyId, before, userId),
  };
}
