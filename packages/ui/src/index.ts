export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { buttonClass, type ButtonLook, type ButtonSize, type ButtonVariant } from './button/button-class.ts';
export { ButtonLink, type ButtonLinkProps } from './button/button-link.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { Card } from './card/card.tsx';
export { Section, type SectionProps } from './card/section.tsx';
export { Chip, type ChipProps, ChipRow, type ChipRowProps } from './chip/chip.tsx';
export { classNames } from './class-names.ts';
export { ConfirmButton } from './dialog/confirm-button.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Sheet, type SheetProps } from './dialog/sheet.tsx';
export { type Fact, FactList } from './facts/fact-list.tsx';
export { Stat, StatGrid, type StatProps } from './facts/stat.tsx';
export { Badge, type BadgeProps } from './feedback/badge.tsx';
export { type Tone, toneClass } from './feedback/tones.ts';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorBanner, type ErrorBannerProps } from './feedback/error-banner.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './feedback/notice.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export { Skeleton, type SkeletonProps, SkeletonRows, type SkeletonRowsProps } from './feedback/skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export { type State, StatePill, type StatePillProps } from './feedback/state-pill.tsx';
export { WorkPill, type WorkPillProps, type WorkState } from './feedback/work-pill.tsx';
export { Toast, type ToastProps } from './feedback/toast.tsx';
export * from './icons/action-icons.ts';
export * from './icons/arrow-icons.ts';
export * from './icons/file-icons.ts';
export * from './icons/first-icons.ts';
export type { IconProps } from './icons/icon.ts';
export * from './icons/state-icons.ts';
export * from './icons/thing-icons.ts';
export {
  Page,
  type PageProps,
  Row,
  type RowProps,
  type Space,
  Stack,
  type StackProps,
  StickyActionBar,
} from './layout/layout.tsx';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
export { List, type ListProps } from './list/list.tsx';
export {
  ListButton,
  type ListButtonProps,
  ListItem,
  type ListItemProps,
  ListLink,
  type ListLinkProps,
} from './list/list-item.tsx';
export type { ListRowContent } from './list/list-row.tsx';
export { StepIndicator, type StepIndicatorProps } from './nav/step-indicator.tsx';
export { TabLink, TabNav, type TabNavProps } from './nav/tab-nav.tsx';
export { type CellLook, RowHeader, Table, type TableProps, Td, Th } from './table/table.tsx';
export { RowButton, Tr, type TrProps } from './table/table-row.tsx';
