import { useDebouncedValue } from '@inspection-studio/design-system';
import { Filmstrip, ImageViewer } from '@inspection-studio/design-system/images';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSend } from '../../../api/index.ts';
import { flagImages } from '../../../data/index.ts';
import { useAccess } from '../../../permissions/index.ts';
import { useUser } from '../../../session/index.ts';
import { notePlace, useFactsOpen } from '../../../settings/index.ts';
import { RecordError } from '../../../widgets/RecordError.tsx';
import { type FilteredRequest, isWholeSection } from '../images/image-filters.ts';
import { imageKind } from '../images/image-sections.ts';
import { useImageSeries } from './useImageSeries.ts';
import { withShownImage } from './viewer-address.ts';
import { toFrame, toViewerImage } from './viewer-image.ts';
import { ViewerFacts } from './ViewerFacts.tsx';

/** Browsers refuse an address that changes often, such as 100 times in 30 s, so it follows when somebody stays at an image. */
const ADDRESS_DELAY_MS = 500;
export interface ImageSeriesProps {
  projectId: string;
  /** The image that is shown first. */
  openedId: string;
  /** Which images, and in which order. */
  request: FilteredRequest;
  /** Called with the image that is shown after a step. */
  onShow: (imageId: string) => void;
  onClose: () => void;
}

/** The images of an inspection that match, with the strip and facts of the one that is shown. */
export function ImageSeries({ projectId, openedId, request, onShow, onClose }: ImageSeriesProps) {
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
  const { id: userId } = useUser();
  useEffect(() => {
    if (!image || !isWholeSection(request)) return;
    notePlace(userId, { projectId, kind: imageKind(image), imageId: image.id, index }, count);
    // oxlint-disable-next-line react/exhaustive-deps -- another image, not another answer about it
  }, [image?.id]);
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
