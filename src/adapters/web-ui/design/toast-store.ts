import { useSyncExternalStore, type ReactNode } from "react";

/** The types of the specification; `light` is about nothing that matters. */
export const toastTypes = ["info", "success", "error", "warning", "light"] as const;
type ToastType = (typeof toastTypes)[number];

/** A short message above the page, which leaves by itself. */
export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly words: ReactNode;
}

/** More would hide the page: the oldest leave first. */
const mostShown = 4;

const none: readonly Toast[] = [];
let shown = none;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message. What the user has to act on belongs into the page instead. */
export function showToast(type: ToastType, words: ReactNode): void {
  lastId += 1;
  change([...shown, { id: lastId, type, words }].slice(-mostShown));
}

export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

/** The messages that are shown now, the oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    listen,
    () => shown,
    () => none,
  );
}

function change(toasts: readonly Toast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
