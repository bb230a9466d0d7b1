import { Lightbox } from '@inspection-studio/design-system/images';
import { useRef, useState } from 'react';
import { ImageSeries, type ImageSeriesProps } from './ImageSeries.tsx';

export interface InspectionViewerProps extends Pick<ImageSeriesProps, 'request' | 'onShow' | 'onClose'> {
  inspection: { id: string; name: string };
  imageId: string;
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
      <ImageSeries
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
