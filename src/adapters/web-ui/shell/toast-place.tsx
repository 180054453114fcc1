import { lazy, Suspense } from "react";
import { useToasts } from "../design/toast-store.ts";

/** Loaded with the first message: most visits see none. */
const Toasts = lazy(async () => ({ default: (await import("../design/toasts.tsx")).Toasts }));

/** Where short messages appear, on every page. */
export function ToastPlace() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toasts toasts={toasts} />
    </Suspense>
  );
}
