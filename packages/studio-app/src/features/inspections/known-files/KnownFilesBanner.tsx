import { Banner, Button, Inline, VisuallyHidden } from '@inspection-studio/design-system';
import {
  arrivingText,
  type DataType,
  type KnownInspection,
  knownText,
  othersText,
  type ProjectForm,
  summariseKnown,
  usableFiles,
  withoutFiles,
} from '@inspection-studio/domain/inspections';
import { Fragment, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { link } from '../../../widgets/link.css.ts';
import type { ChangeData } from '../change-data.ts';
import type { KnownFiles } from './useKnownFiles.ts';

interface KnownFilesBannerProps {
  known: KnownFiles;
  form: ProjectForm;
  /** The kinds of data whose files are counted. */
  types: readonly DataType[];
  change: ChangeData;
}

/** Says which added files other inspections of the asset have, and removes them on request. */
export function KnownFilesBanner({ known, form, types, change }: KnownFilesBannerProps) {
  const box = useRef<HTMLDivElement>(null);
  const added = types.flatMap((type) => usableFiles(form, type));
  const summary = summariseKnown(added, known.placesOf);
  const [first, ...others] = summary?.inspections ?? [];
  if (!summary || !first) return null;
  const { files, arrivingCount } = summary;
  const answer = (decide: () => void) => {
    const step = box.current?.closest<HTMLElement>('[role="group"], [role="tabpanel"]');
    flushSync(decide);
    // The pressed button is gone: move focus to the step.
    step?.focus();
  };
  return (
    <Banner
      ref={box}
      kind="info"
      title={
        <>
          <span>{knownText(files.length, added.length)}</span> <InspectionLink inspection={first} />{' '}
          <span>{othersText(others.length)}</span>
        </>
      }
      action={
        <Inline wrap>
          <Button
            size="compact"
            onClick={() =>
              answer(() => {
                for (const type of types) change(type, (latest) => withoutFiles(latest, files));
              })
            }
          >
            Leave them out
          </Button>
          <Button size="compact" variant="ghost" onClick={() => answer(() => known.keep(files))}>
            Keep them
          </Button>
        </Inline>
      }
    >
      {' '}
      {arrivingText(arrivingCount, files.length)}
      {others.length > 0 && ' Also in '}
      {others.map((inspection, index) => (
        <Fragment key={inspection.id}>
          {index > 0 && (
            <>
              <span>,</span>{' '}
            </>
          )}
          <InspectionLink inspection={inspection} />
        </Fragment>
      ))}
    </Banner>
  );
}

/** Opens in a new tab, so that the wizard stays. */
function InspectionLink({ inspection: { id, name } }: { inspection: KnownInspection }) {
  return (
    <Link className={link} to={paths.inspection(id)} target="_blank" rel="noopener">
      <span translate="no">{name}</span>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Link>
  );
}
