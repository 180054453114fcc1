import type { I18n } from "@lingui/core";

/** As specified (section 9); `light` has no icon. */
export type ToastType = "info" | "success" | "error" | "warning" | "light";

/**
 * Shows a message beside the page that goes away by itself, for what needs no answer. Its code is
 * loaded with the first one.
 */
export async function showToast(i18n: I18n, type: ToastType, words: string): Promise<void> {
  const { addToast } = await import("./toasts.tsx");
  addToast(i18n, { type, words });
}
