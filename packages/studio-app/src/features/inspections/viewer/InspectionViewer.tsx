import { useDebouncedValue } from '@inspection-studio/design-system';
import { Filmstrip, ImageViewer, Lightbox } from '@inspection-studio/design-system/images';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSend } from '../../../api/index.ts';
import { flagImages } from '../../../data/index.ts';
import { useAccess } from '../../../permissions/index.ts';
import { useFactsOpen } from '../../../settings/index.ts';
import { RecordError } from '../../../widgets/RecordError.tsx';
import { useImageSeries } from './useImageSeries.ts';
import { toFrame, toViewerImage } from './viewer-image.ts';
import { ViewerFacts } from './ViewerFacts.tsx';

export interface InspectionViewerProps {
  inspection: { id: string; name: string };
  imageId: string;
  /** Called with the image that is shown after a step. */
  onShow: (imageId: string) => void;
  onClose: () => void;
}

/** The images of an inspection, one at a time, over the page. */
export default function InspectionViewer({ inspection, imageId, onShow, onClose }: InspectionViewerProps) {
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
        key={visit.openedId}
        projectId={inspection.id}
        openedId={visit.openedId}
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
/** The address without an image. */
const INSPECTION = { label: 'Back to the inspection', to: { search: '' } };

interface SeriesProps {
  projectId: string;
  openedId: string;
  onShow: (imageId: string) => void;
  onClose: () => void;
}

function Series({ projectId, openedId, onShow, onClose }: SeriesProps) {
  const { can } = useAccess();
  const [factsOpen, setFactsOpen] = useFactsOpen();
  const { image, neighbours, index, count, goTo, imageAt, showStrip, failed, refresh } = useImageSeries(
    projectId,
    openedId,
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
  return (
    <ImageViewer
      image={shown}
      index={index}
      count={count}
      onIndexChange={goTo}
      neighbours={neighbours.map(toViewerImage)}
      onLoadError={refresh}
      flagged={image?.isFlagged}
      onFlaggedChange={
        can('FlagImages') ? (isFlagged) => image && flagging.mutate({ ids: [image.id], isFlagged }) : undefined
      }
      onClose={onClose}
      facts={<ViewerFacts projectId={projectId} image={image} onClose={() => setFactsOpen(false)} />}
      factsOpen={factsOpen}
      onFactsOpenChange={setFactsOpen}
      problem={failed && <RecordError query={failed} back={INSPECTION} />}
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
