import type { Permission } from '@inspection-studio/domain/permissions';

/** One step from home to here; the last one, or one that may not be read, has no address. */
export interface TrailStep {
  label: string;
  to?: string;
  /** The name of a record, which a translation of the page leaves as it is. @default false */
  isName?: boolean;
  /** Needed to go there; those without it read the words alone. @default none */
  permission?: Permission;
}

/**
 * What a route says of itself. `title` is a fixed text, or `param:name` for the readable form of a parameter. It names the
 * page in the browser's tab: fixed for forms, although their dialog and breadcrumb have the name of the record.
 */
export interface RouteHandle {
  title: string;
  /** Which trail of breadcrumbs leads here: that of a record, or fixed steps after Home. @default Home alone */
  trail?: 'site' | 'asset' | 'inspection' | 'createInspection' | 'user' | readonly TrailStep[];
}

/**
 * A route parameter made readable: decoded, hyphens and underscores as spaces,
 * first letter capital. Malformed escapes stay as they are.
 */
export function readableTitle(param: string): string {
  const words = decode(param).replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Title of the deepest route that has one; 'Home' when none has. */
export function pageTitle(handles: readonly unknown[], params: Readonly<Record<string, string | undefined>>): string {
  const titles = handles.flatMap((handle) => (isRouteHandle(handle) ? [handle.title] : []));
  const title = titles.at(-1) ?? 'Home';
  return title.startsWith('param:') ? readableTitle(params[title.slice('param:'.length)] ?? '') : title;
}

/** Replaces the label of the last step: a dialog over a list knows the name of its record. */
export const withLastLabel = (trail: readonly TrailStep[], label: string | undefined): TrailStep[] =>
  trail.map((step, index) => (label !== undefined && index === trail.length - 1 ? { ...step, label } : step));

/** Title of a form that edits a record, with the name once it is read: 'Edit Tag: Rust'. */
export const editTitle = (title: string, name: string | undefined): string =>
  name === undefined ? title : `${title}: ${name}`;

export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string';
