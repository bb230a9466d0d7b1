import { useDebouncedValue } from '@inspection-studio/design-system';
import { ImageFacts } from '@inspection-studio/design-system/images';
import type { Image } from '@inspection-studio/domain/images';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../../api/index.ts';
import { imageFactsQuery } from '../../../data/index.ts';
import { useUnitSystem } from '../../../settings/index.ts';
import { QueryError } from '../../../widgets/QueryError.tsx';
import { imageFactRows } from './image-fact-rows.ts';

/** Facts of an image are read when somebody stays at it, not while they leaf. */
const FACTS_DELAY_MS = 100;

interface ViewerFactsProps {
  projectId: string;
  /** Undefined until it is known. */
  image: Image | undefined;
  onClose: () => void;
}

/** What is known of the image that is looked at. */
export function ViewerFacts({ projectId, image, onClose }: ViewerFactsProps) {
  const [units] = useUnitSystem();
  const restedId = useDebouncedValue(image?.id, FACTS_DELAY_MS);
  const query = useQuery({
    ...imageFactsQuery(useSend(), { projectId, id: image?.id ?? '' }),
    enabled: image !== undefined && image.id === restedId,
  });
  const rows = image ? imageFactRows(image, query.data ?? {}, units) : [];
  return (
    <ImageFacts
      facts={rows.map(({ label, text }) => ({ label, value: text, copyText: text }))}
      pending={query.isPending}
      problem={query.isError && !query.data ? <QueryError query={query} /> : undefined}
      onClose={onClose}
    />
  );
}
