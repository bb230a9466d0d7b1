import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { memo, useState } from 'react';
import { StatusSign } from '../../components/StatusSign/index.js';
import { Brackets } from '../../internal/Brackets.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { frameStartPx } from './frames-in-view.js';
import * as styles from './Filmstrip.css.js';

interface StripFrameProps {
  id: string;
  index: number;
  count: number;
  isCurrent: boolean;
  /** Undefined while the image is not known. */
  imageId: string | undefined;
  name: string;
  thumbnailUrl: string | undefined;
  /** The word for a flag, when the image has one. */
  flag: string | undefined;
  problem: string | undefined;
  onChoose: (index: number) => void;
}

/** One picture of a strip. Its properties are compared one by one, so that a scroll renders only new frames. */
export const StripFrame = memo(function StripFrame({
  id,
  index,
  count,
  isCurrent,
  imageId,
  name,
  thumbnailUrl,
  flag,
  problem,
  onChoose,
}: StripFrameProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the strip has focus and handles keys
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={styles.frame}
      style={{ insetInlineStart: frameStartPx(index) }}
      onClick={() => onChoose(index)}
    >
      {thumbnailUrl && thumbnailUrl !== failedUrl && (
        <img
          // Another image starts empty; the same one with another address stays until that has loaded.
          key={imageId}
          src={thumbnailUrl}
          alt=""
          draggable={false}
          decoding="async"
          loading="eager"
          className={styles.picture}
          onError={() => setFailedUrl(thumbnailUrl)}
        />
      )}
      {(flag !== undefined || problem !== undefined) && (
        <span data-theme="dark" aria-hidden="true" title={problem} className={styles.marks}>
          {flag !== undefined && <FlagIcon size={14} weight="fill" className={styles.flag} />}
          {problem !== undefined && <StatusSign kind="warning" size="small" />}
        </span>
      )}
      {isCurrent && <Brackets className={styles.brackets} />}
      <VisuallyHidden>
        <span translate={imageId === undefined ? undefined : 'no'}>{name}</span>
        {flag !== undefined && <span>{`, ${flag}`}</span>}
        {problem !== undefined && <span>{`, ${problem}`}</span>}
      </VisuallyHidden>
    </div>
  );
});
