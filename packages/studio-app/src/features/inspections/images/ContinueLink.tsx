import { LinkButton } from '@inspection-studio/design-system';
import { Link, useSearchParams } from 'react-router';
import { useUser } from '../../../session/index.ts';
import { useImagePlace } from '../../../settings/index.ts';
import { FROM_PROFILE, withShownImage } from '../viewer/viewer-address.ts';
import type { ImageSectionOf } from './image-sections.ts';

interface ContinueLinkProps {
  projectId: string;
  section: Pick<ImageSectionOf, 'kind' | 'title'>;
}

/** Opens the image at which the person left this section. */
export function ContinueLink({ projectId, section: { kind, title } }: ContinueLinkProps) {
  const [search] = useSearchParams();
  const place = useImagePlace(useUser().id, { projectId, kind });
  if (!place) return null;
  const number = (place.index + 1).toLocaleString('en');
  return (
    <LinkButton asChild variant="ghost" size="compact">
      <Link
        to={{ search: withShownImage(search, place.imageId) }}
        state={FROM_PROFILE}
        preventScrollReset
        aria-label={`Continue at ${number} of ${title}`}
      >
        {`Continue at ${number}`}
      </Link>
    </LinkButton>
  );
}
