import { Button, EmptyState } from '@inspection-studio/design-system';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import { counted } from '@inspection-studio/domain/units';
import { useQueries } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSend } from '../../../api/index.ts';
import { imagePageQuery } from '../../../data/index.ts';
import { ImageFilters } from './ImageFilters.tsx';
import { toRequest } from './image-filters.ts';
import { ImageSection } from './ImageSection.tsx';
import { imageSections } from './image-sections.ts';
import { sumKnown } from './sum-known.ts';
import { useImageFilters } from './useImageFilters.ts';

/** The processed images of an inspection that the address asks for, one section per kind it has. */
export function ImageSections({ inspection: { id, modules } }: { inspection: ProjectDetail }) {
  const send = useSend();
  const bar = useRef<HTMLDivElement>(null);
  const [filters, change] = useImageFilters();
  const request = toRequest(filters);
  const kinds = imageSections(modules);
  const counts = useQueries({
    // The first pages, which the sections read too.
    queries: kinds.map(({ depth, type }) => imagePageQuery(send, { projectId: id, depth, type, skip: 0, ...request })),
    combine: (pages) =>
      pages.map(({ data, isPlaceholderData }) => (isPlaceholderData ? undefined : data?.pagination?.count)),
  });
  if (kinds.length === 0) return null;

  const sections = kinds.map((section, index) => ({ ...section, matchCount: counts[index] }));
  // A link may ask for a kind that the inspection does not have.
  const chosen = sections.find(({ kind }) => kind === filters.kind);
  const ofKind = chosen ? [chosen] : sections;
  const isNarrowed = request.filter !== undefined;
  const shown = isNarrowed ? ofKind.filter(({ matchCount }) => matchCount !== 0) : ofKind;
  const found = sumKnown(ofKind.map(({ matchCount }) => matchCount));
  const clear = () => {
    change({ traits: [], kind: null });
    // The button goes.
    bar.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <ImageFilters
        ref={bar}
        filters={{ ...filters, kind: chosen?.kind ?? null }}
        onChange={change}
        kinds={sections.map(({ kind, title, matchCount }) => ({ value: kind, label: title, count: matchCount }))}
        found={isNarrowed && found !== undefined ? `${counted(found, 'image')} found.` : ''}
      />
      {shown.map((section) => (
        <ImageSection key={section.kind} projectId={id} request={request} section={section} />
      ))}
      {shown.length === 0 && (
        <EmptyState action={<Button onClick={clear}>Clear filters</Button>}>No images match these filters.</EmptyState>
      )}
    </>
  );
}
