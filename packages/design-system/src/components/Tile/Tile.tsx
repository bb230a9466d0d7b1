import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { Brackets } from '../../internal/Brackets.js';
import { classNames } from '../../internal/class-names.js';
import { wrapMixedTexts, wrapTexts } from '../../internal/wrap-texts.js';
import { Skeleton } from '../Skeleton/index.js';
import * as styles from './Tile.css.js';

/** A row below the heading. */
export interface TileRow {
  start: ReactNode;
  end?: ReactNode;
}

export interface TileProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** An image, cropped to 3:2, with empty alternative text, because the title names the tile. */
  picture: ReactNode;
  /** A status badge on the image. */
  plate?: ReactNode;
  /** Wraps the title in the tile's link, whose target is the whole tile. */
  title: ReactNode;
  /** A line below the name. */
  subtitle?: ReactNode;
  /** Facts below the name: terms and values. @default [] */
  rows?: readonly TileRow[];
  /** A menu button on top of the link. */
  actions?: ReactNode;
  /** Whether to strike the name through, for archived or deleted things. @default false */
  struck?: boolean;
  /** The announcement for a struck-through name. @default 'archived' */
  struckText?: string;
  /** The heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** A thing in a collection: image, name and a few facts. */
export function Tile({
  picture,
  plate,
  title,
  subtitle,
  rows = [],
  actions,
  struck = false,
  struckText = 'archived',
  headingLevel = 3,
  className,
  ...rest
}: TileProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.tile, className)} {...rest}>
      <div className={styles.frame}>
        {picture}
        <Brackets className={styles.brackets} />
        {plate && <span className={styles.plate}>{plate}</span>}
      </div>
      <div className={styles.heading} translate="no">
        <Heading className={styles.title} data-struck={struck || undefined}>
          {struck && <VisuallyHidden translate="yes">{struckText}</VisuallyHidden>} {wrapTexts(title)}
        </Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {rows.map((row, index) => (
        <div key={index} className={styles.row}>
          <span className={styles.start}>{wrapMixedTexts(row.start)}</span>
          {row.end !== undefined && <span className={styles.end}>{row.end}</span>}
        </div>
      ))}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

export interface TileSkeletonProps extends ComponentPropsWithRef<'div'> {
  /** The number of rows of the tile. @default 2 */
  rowCount?: number;
}

/** The placeholder of a tile that is loading. */
export function TileSkeleton({ rowCount = 2, className, ...rest }: TileSkeletonProps) {
  return (
    <div className={classNames(styles.tile, className)} aria-hidden="true" {...rest}>
      <div className={styles.frame}>
        <Skeleton shape="block" width="100%" height="100%" />
      </div>
      <div className={styles.heading}>
        <p className={styles.title}>
          <Skeleton width="60%" />
        </p>
        <p className={styles.subtitle}>
          <Skeleton width="35%" />
        </p>
      </div>
      {Array.from({ length: rowCount }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width="30%" />
          <Skeleton width="20%" />
        </div>
      ))}
    </div>
  );
}
