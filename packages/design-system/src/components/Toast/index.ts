export { Toast } from './Toast.js';
export type { ToastProps } from './Toast.js';
export { TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX, ToastProvider, useToast } from './ToastProvider.js';
export type { ToastProviderProps } from './ToastProvider.js';
export { TOAST_DURATION_MS, TOAST_MAX_VISIBLE } from './toast-queue.js';
export type { ToastAction, ToastMessage } from './toast-queue.js';
