import { Banner, Button, Inline, LinkButton } from '@inspection-studio/design-system';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useKeptHandles, useOfferedUploads, useShowInterrupted } from '../uploads/index.ts';
import { link } from '../widgets/link.css.ts';
import { interruptedText } from '../widgets/upload-tray/upload-tray-texts.ts';
import { UploadTray } from '../widgets/upload-tray/UploadTray.tsx';
import { CONTINUES, useContinueUploads } from '../widgets/upload-tray/useContinueUploads.ts';
import { leftText } from './left-text.ts';

/**
 * Says on every page that uploads of this browser were interrupted, and shows them in the tray. It continues those whose
 * files this browser can still read, and leads to the inspections of the others.
 */
export default function ResumeBanner() {
  useShowInterrupted(UploadTray);
  const { uploads, putOff } = useOfferedUploads();
  const handles = useKeptHandles(uploads.map(({ inspection }) => inspection.id));
  const { continueUploads, isPending } = useContinueUploads(UploadTray);
  const [first, ...others] = uploads;
  if (!first || !handles) return null;
  const isKept = handles.size > 0;
  return (
    <Banner
      kind="warning"
      title={others.length === 0 ? first.inspection.name : `${interruptedText(uploads.length)}.`}
      action={
        <Inline wrap>
          {isKept && (
            <Button size="compact" disabled={isPending} onClick={() => continueUploads({ uploads, handles })}>
              {others.length === 0 ? 'Continue upload' : 'Continue uploads'}
            </Button>
          )}
          {others.length === 0 && (
            <LinkButton asChild size="compact" variant={isKept ? 'ghost' : 'secondary'}>
              <Link to={paths.inspection(first.inspection.id)} state={CONTINUES}>
                {isKept ? 'Choose the folder again' : 'Continue upload'}
              </Link>
            </LinkButton>
          )}
          <Button size="compact" variant="ghost" onClick={() => putOff(uploads)}>
            Not now
          </Button>
        </Inline>
      }
    >
      {others.length === 0 ? (
        leftText(first.inspection)
      ) : (
        <Inline as="span" wrap>
          {uploads.map(({ inspection: { id, name } }) => (
            <Link translate="no" key={id} className={link} to={paths.inspection(id)} state={CONTINUES}>
              {name}
            </Link>
          ))}
        </Inline>
      )}
    </Banner>
  );
}
