import { useDebouncedValue } from '@inspection-studio/design-system';
import { Filmstrip, ImageViewer, Lightbox } from '@inspection-studio/design-system/images';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSend } from '../../../api/index.ts';
import { flagImages } from '../../../data/index.ts';
import { useAccess } from '../../../permissions/index.ts';
import { useFactsOpen } from '../../../settings/index.ts';
import { RecordError } from '../../../widgets/RecordError.tsx';
import type { FilteredRequest } from '../images/image-filters.ts';
import { useImageSeries } from './useImageSeries.ts';
import { withShownImage } from './viewer-address.ts';
import { toFrame, toViewerImage } from './viewer-image.ts';
import { ViewerFacts } from './ViewerFacts.tsx';

export interface InspectionViewerProps {
  inspection: { id: string; name: string };
  imageId: string;
  /** Which images, and in which order. */
  request: FilteredRequest;
  /** Called with the image that is shown after a step. */
  onShow: (imageId: string) => void;
  onClose: () => void;
}

/** The images of an inspection, one at a time, over the page. */
export default function InspectionViewer({ inspection, imageId, request, onShow, onClose }: InspectionViewerProps) {
  // An address with an image that was not shown here before begins at that image.
  const [visit, setVisit] = useState(() => ({ openedId: imageId, shownIds: new Set([imageId]) }));
  if (!visit.shownIds.has(imageId)) setVisit({ openedId: imageId, shownIds: new Set([imageId]) });
  // Going back takes a moment: an address that followed meanwhile would open the viewer again.
  const isClosing = useRef(false);
  const close = () => {
    isClosing.current = true;
    onClose();
  };
  return (
    <Lightbox label={`Images of ${inspection.name}`} open onOpenChange={close}>
      <Series
        key={`${visit.openedId} ${JSON.stringify(request)}`}
        projectId={inspection.id}
        openedId={visit.openedId}
        request={request}
        onShow={(id) => {
          if (isClosing.current || id === imageId) return;
          visit.shownIds.add(id);
          onShow(id);
        }}
        onClose={close}
      />
    </Lightbox>
  );
}

/** Browsers refuse an address that changes often, such as 100 times in 30 s, so it follows when somebody stays at an image. */
const ADDRESS_DELAY_MS = 500;
interface SeriesProps extends Pick<InspectionViewerProps, 'request' | 'onShow' | 'onClose'> {
  projectId: string;
  openedId: string;
}

function Series({ projectId, openedId, request, onShow, onClose }: SeriesProps) {
  const { can } = useAccess();
  const [search] = useSearchParams();
  const [factsOpen, setFactsOpen] = useFactsOpen();
  const { image, neighbours, index, count, goTo, imageAt, keep, showStrip, failed, refresh } = useImageSeries(
    projectId,
    openedId,
    request,
  );
  const flagging = useMutation({
    ...flagImages(useSend(), useQueryClient(), projectId),
    meta: { toastsError: true },
  });
  const shown = useMemo(() => (image ? toViewerImage(image) : null), [image]);
  const restedId = useDebouncedValue(shown?.id, ADDRESS_DELAY_MS);
  useEffect(() => {
    if (restedId !== undefined) onShow(restedId);
    // oxlint-disable-next-line react/exhaustive-deps -- another image, not another function
  }, [restedId]);
  const flag = (isFlagged: boolean) => {
    if (!image) return;
    keep(image.id);
    flagging.mutate({ ids: [image.id], isFlagged });
  };
  return (
    <ImageViewer
      image={shown}
      index={index}
      count={count}
      onIndexChange={goTo}
      neighbours={neighbours.map(toViewerImage)}
      onLoadError={refresh}
      flagged={image?.isFlagged}
      onFlaggedChange={can('FlagImages') ? flag : undefined}
      onClose={onClose}
      facts={<ViewerFacts projectId={projectId} image={image} onClose={() => setFactsOpen(false)} />}
      factsOpen={factsOpen}
      onFactsOpenChange={setFactsOpen}
      problem={
        failed && (
          <RecordError
            query={failed}
            back={{ label: 'Back to the inspection', to: { search: withShownImage(search, null) } }}
          />
        )
      }
      filmstrip={
        !failed &&
        count !== 1 && (
          <Filmstrip
            index={index}
            count={count}
            frameAt={(place) => {
              const shownAt = imageAt(place);
              return shownAt && toFrame(shownAt);
            }}
            onIndexChange={goTo}
            onVisibleChange={showStrip}
          />
        )
      }
    />
  );
}
