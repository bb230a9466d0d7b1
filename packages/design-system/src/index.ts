// Foundations
export { ThemeProvider, useTheme, type ResolvedTheme, type ThemeProviderProps } from './theme/ThemeProvider.js';
export type { ThemePreference } from './theme/theme-storage.js';
export { useControllableState } from './hooks/useControllableState.js';
export { useDebouncedValue } from './hooks/useDebouncedValue.js';
export { useMediaQuery } from './hooks/useMediaQuery.js';
export { VisuallyHidden } from './internal/VisuallyHidden.js';

// Actions, feedback
export { Banner, type BannerProps } from './components/Banner/index.js';
export { Button, type ButtonProps } from './components/Button/index.js';
export { ChunkBar, type ChunkBarProps } from './components/ChunkBar/index.js';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/index.js';
export { ErrorPanel, type ErrorPanelProps } from './components/ErrorPanel/index.js';
export { IconButton, type IconButtonProps } from './components/IconButton/index.js';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/index.js';
export { Mark, type MarkProps } from './components/Mark/index.js';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/index.js';
export { Skeleton, type SkeletonProps } from './components/Skeleton/index.js';
export { Spinner, type SpinnerProps } from './components/Spinner/index.js';
export { StatusBadge, type StatusBadgeProps } from './components/StatusBadge/index.js';
export { StatusBox, type StatusBoxProps } from './components/StatusBox/index.js';
export { StatusSign, type SignKind, type StatusSignProps } from './components/StatusSign/index.js';
export {
  Toast,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_MAX_VISIBLE,
  TOAST_SWIPE_THRESHOLD_PX,
  ToastProvider,
  useToast,
  type ToastAction,
  type ToastMessage,
  type ToastProps,
  type ToastProviderProps,
} from './components/Toast/index.js';
export {
  Tooltip,
  TOOLTIP_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
  TooltipProvider,
  type TooltipProps,
  type TooltipProviderProps,
} from './components/Tooltip/index.js';

// Fields

// Files

// Collections
export { Avatar, type AvatarProps } from './components/Avatar/index.js';
export { AvatarGroup, type AvatarGroupPerson, type AvatarGroupProps } from './components/AvatarGroup/index.js';
export { PagePagination, type PagePaginationProps } from './components/PagePagination/index.js';
export { SkipPagination, type SkipPaginationProps } from './components/SkipPagination/index.js';
export { SortDropdown, type SortDropdownProps, type SortOption } from './components/SortDropdown/index.js';
export { CreateTile, type CreateTileProps, Tile, TileSkeleton, type TileProps, type TileRow, type TileSkeletonProps } from './components/Tile/index.js';
export { TileGrid, type TileGridProps } from './components/TileGrid/index.js';
export { TitleBlock, type TitleBlockItem, type TitleBlockProps } from './components/TitleBlock/index.js';

// Overlays, structure
export { ButtonRow, type ButtonRowProps } from './components/ButtonRow/index.js';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/index.js';
export { Dialog, type DialogProps } from './components/Dialog/index.js';
