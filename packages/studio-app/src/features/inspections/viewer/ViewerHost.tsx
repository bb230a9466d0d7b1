import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { onDemand } from '../../../widgets/on-demand.ts';
import { useOnDemand } from '../../../widgets/useOnDemand.ts';
import { readImageFilters, toRequest } from '../images/image-filters.ts';
import type { InspectionViewerProps } from './InspectionViewer.tsx';
import { isFromProfile, shownImage, withShownImage } from './viewer-address.ts';

/** The viewer of images, lazy-loaded. */
export const viewer = onDemand<InspectionViewerProps>(() => import('./InspectionViewer.tsx'));

/** Shows the image of the address over the inspection. */
export function ViewerHost({ inspection }: { inspection: { id: string; name: string } }) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { Part: Viewer, want } = useOnDemand(viewer);
  const imageId = shownImage(search);
  const isWanted = imageId !== null;

  useEffect(() => {
    if (isWanted) void want();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time it is opened
  }, [isWanted]);

  if (imageId === null || !Viewer) return null;
  const show = (id: string | null) =>
    void navigate({ search: withShownImage(search, id) }, { replace: true, state, preventScrollReset: true });
  const close = () => {
    if (isFromProfile(state)) void navigate(-1);
    else show(null);
  };
  return (
    <Viewer
      inspection={inspection}
      imageId={imageId}
      request={toRequest(readImageFilters(search))}
      onShow={show}
      onClose={close}
    />
  );
}
