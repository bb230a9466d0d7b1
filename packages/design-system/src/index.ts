// Foundations
export { ThemeProvider, useTheme, type ResolvedTheme, type ThemeProviderProps } from './theme/ThemeProvider.js';
export type { ThemePreference } from './theme/theme-storage.js';
export {
  bulkSelectedCount,
  isBulkSelected,
  type BulkSelectionAction,
  type BulkSelectionState,
} from './hooks/bulk-selection.js';
export type { BulkSelection, Selection } from './hooks/selection-model.js';
export type { SelectionAction, SelectionState } from './hooks/selection.js';
export { useBulkSelection } from './hooks/useBulkSelection.js';
export { useControllableState } from './hooks/useControllableState.js';
export { useDebouncedValue } from './hooks/useDebouncedValue.js';
export { useMediaQuery } from './hooks/useMediaQuery.js';
export { useSelection, type UseSelectionOptions } from './hooks/useSelection.js';
export { useSelectionKeys } from './hooks/useSelectionKeys.js';
export type {
  SelectionContainerProps,
  SelectionItemProps,
  SelectionKeys,
  UseSelectionKeysOptions,
} from './hooks/useSelectionKeys.js';
export { isComposing } from './internal/is-composing.js';
export { rememberFocus } from './internal/remember-focus.js';
export { VisuallyHidden } from './internal/VisuallyHidden.js';

// Actions, feedback
export { Banner, type BannerProps } from './components/Banner/index.js';
export { Button, type ButtonProps } from './components/Button/index.js';
export { ChunkBar, type ChunkBarProps } from './components/ChunkBar/index.js';
export { CommandButton, type CommandButtonProps } from './components/CommandButton/index.js';
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
export { Field, FieldError, useFieldControl } from './components/Field/index.js';
export type { FieldControlAttributes, FieldErrorProps, FieldProps } from './components/Field/index.js';
export { TextField, type TextFieldProps } from './components/TextField/index.js';
export {
  NumberField,
  type NumberFieldProps,
  type NumberFieldTexts,
  type NumberProblem,
} from './components/NumberField/index.js';
export { DateField, type DateFieldProps, type DateFieldTexts, type DateProblem } from './components/DateField/index.js';
export { TextArea, type TextAreaProps } from './components/TextArea/index.js';
export { SearchField, type SearchFieldProps } from './components/SearchField/index.js';
export { Checkbox, type CheckboxProps, type CheckedState } from './components/Checkbox/index.js';
export { CheckboxChip, CheckboxChipGroup } from './components/CheckboxChip/index.js';
export type { CheckboxChipGroupProps, CheckboxChipProps } from './components/CheckboxChip/index.js';
export { RadioChipGroup } from './components/RadioChipGroup/index.js';
export type { RadioChipGroupProps, RadioChipOption } from './components/RadioChipGroup/index.js';
export { RangeSlider, type RangeSliderProps, type RangeValue } from './components/RangeSlider/index.js';
export { SegmentedControl } from './components/SegmentedControl/index.js';
export type { SegmentedControlOption, SegmentedControlProps } from './components/SegmentedControl/index.js';
export { Switch, type SwitchProps } from './components/Switch/index.js';
export { Select, type SelectOption, type SelectProps } from './components/Select/index.js';
export { SuggestionField, type Suggestion, type SuggestionFieldProps } from './components/SuggestionField/index.js';
export { ColourField, type ColourFieldProps, type ColourSwatch } from './components/ColourField/index.js';
export { IconPicker } from './components/IconPicker/index.js';
export type { IconPickerIcon, IconPickerProps, IconPickerTexts } from './components/IconPicker/index.js';
export { MultiSelectField } from './components/MultiSelectField/index.js';
export type { MultiSelectFieldProps, MultiSelectItem } from './components/MultiSelectField/index.js';
export { MultiValueField } from './components/MultiValueField/index.js';
export type { MultiValueFieldProps, MultiValueFieldTexts } from './components/MultiValueField/index.js';
export { Chip, type ChipProps } from './components/Chip/index.js';

// Files
export { fileHandles, FileDropzone, isMeasured, measureFiles } from './components/FileDropzone/index.js';
export type {
  DropAreaTexts,
  FileDropOptions,
  FileDropState,
  FileDropzoneProps,
  FileHandles,
  FileLimits,
  FileRejection,
  KnownFile,
  RejectionReason,
} from './components/FileDropzone/index.js';
export { FileTypeHint, type FileTypeHintProps } from './components/FileTypeHint/index.js';
export { MultiImageField } from './components/MultiImageField/index.js';
export type { MultiImageFieldProps, MultiImageFieldTexts } from './components/MultiImageField/index.js';
export { SingleFileField } from './components/SingleFileField/index.js';
export type { SingleFileFieldProps, SingleFileFieldTexts } from './components/SingleFileField/index.js';

// Collections
export { Avatar, type AvatarProps } from './components/Avatar/index.js';
export { AvatarGroup, type AvatarGroupPerson, type AvatarGroupProps } from './components/AvatarGroup/index.js';
export { CreateTile, type CreateTileProps } from './components/CreateTile/index.js';
export { PagePagination, type PagePaginationProps } from './components/PagePagination/index.js';
export { SelectAll, type SelectAllProps } from './components/SelectAll/index.js';
export { SkipPagination, type SkipPaginationProps } from './components/SkipPagination/index.js';
export {
  DifferenceTable,
  type Difference,
  type DifferenceChoice,
  type DifferenceChoices,
  type DifferenceTableProps,
} from './components/DifferenceTable/index.js';
export { SortableTable } from './components/SortableTable/index.js';
export type {
  SortableTableColumn,
  SortableTableProps,
  SortableTableTexts,
  SortMode,
  SortValue,
  TableSort,
} from './components/SortableTable/index.js';
export {
  SortButton,
  SortDropdown,
  SortMenu,
  type SortButtonProps,
  type SortDropdownProps,
  type SortMenuProps,
  type SortOption,
} from './components/SortDropdown/index.js';
export { Tile, TileSkeleton, type TileProps, type TileRow, type TileSkeletonProps } from './components/Tile/index.js';
export { TileGrid, type TileGridProps } from './components/TileGrid/index.js';
export { TitleBlock, type TitleBlockItem, type TitleBlockProps } from './components/TitleBlock/index.js';

// Layout, text
export { DataList, DataListItem, type DataListItemProps, type DataListProps } from './components/DataList/index.js';
export { Heading, type HeadingProps } from './components/Heading/index.js';
export { Inline, type InlineProps } from './components/Inline/index.js';
export { Section, type SectionProps } from './components/Section/index.js';
export { Stack, type StackProps } from './components/Stack/index.js';
export { Text, type TextProps } from './components/Text/index.js';

// Overlays, structure
export { AppShell, type AppShellProps } from './components/AppShell/index.js';
export { BottomBar, type BottomBarProps } from './components/BottomBar/index.js';
export {
  Breadcrumb,
  Breadcrumbs,
  type BreadcrumbProps,
  type BreadcrumbsProps,
} from './components/Breadcrumbs/index.js';
export { ButtonRow, type ButtonRowProps } from './components/ButtonRow/index.js';
export { Collapsible, type CollapsibleProps } from './components/Collapsible/index.js';
export {
  CommandPalette,
  rankCommands,
  type Command,
  type CommandPaletteProps,
} from './components/CommandPalette/index.js';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/index.js';
export { Dialog, type DialogProps } from './components/Dialog/index.js';
export {
  DockedTray,
  TRAY_ANNOUNCEMENT_INTERVAL_MS,
  TrayButton,
  type DockedTrayProps,
  type TrayButtonProps,
} from './components/DockedTray/index.js';
export { FullPageState, type FullPageStateProps } from './components/FullPageState/index.js';
export {
  Menu,
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  Submenu,
  type MenuCheckboxItemProps,
  type MenuItemProps,
  type MenuLabelProps,
  type MenuProps,
  type MenuRadioGroupProps,
  type MenuRadioItemProps,
  type MenuSeparatorProps,
  type SubmenuProps,
} from './components/Menu/index.js';
export { OverflowList, type OverflowListProps } from './components/OverflowList/index.js';
export {
  PanelButton,
  PanelButtonGroup,
  type PanelButtonGroupProps,
  type PanelButtonProps,
} from './components/PanelButtonGroup/index.js';
export { Popover, type PopoverProps } from './components/Popover/index.js';
export { Rail, RailItem, type RailIcon, type RailItemProps, type RailProps } from './components/Rail/index.js';
export { SidePanel, type SidePanelProps } from './components/SidePanel/index.js';
export {
  STATISTIC_LABELS,
  StatisticList,
  type Statistic,
  type StatisticListProps,
} from './components/StatisticList/index.js';
export {
  LetterMark,
  type LetterMarkProps,
  SwatchLabel,
  type SwatchLabelProps,
} from './components/SwatchLabel/index.js';
export { TabNav, TabNavItem, type TabNavItemProps, type TabNavProps } from './components/TabNav/index.js';
export { TabPanel, Tabs, type Tab, type TabPanelProps, type TabsProps } from './components/Tabs/index.js';
export { UsageMeter, type UsageMeterProps } from './components/UsageMeter/index.js';
export {
  clampStep,
  firstStepWithError,
  nextStep,
  previousStep,
  Wizard,
  type WizardLabels,
  type WizardProps,
  type WizardStep,
} from './components/Wizard/index.js';
