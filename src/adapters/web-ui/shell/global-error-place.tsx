import { lazy, Suspense, type ComponentType } from "react";
import { useOutdated } from "../server/app-version.ts";
import { useIsRetrying } from "../server/retrying.ts";
import type { GlobalErrorProps } from "./global-error.tsx";

/**
 * Loaded when it is needed, and ahead of that for users who are signed in. Where it cannot be loaded
 * any more, the banner and the places of the failures say what they say anyway.
 */
const GlobalError = lazy<ComponentType<GlobalErrorProps>>(async () => {
  const code = await import("./global-error.tsx").catch(() => undefined);
  return { default: code?.GlobalError ?? (() => null) };
});

/** Where the global error appears, on every page. */
export function GlobalErrorPlace() {
  const outdated = useOutdated();
  const isRetrying = useIsRetrying();
  if (outdated !== "asks" && !isRetrying) return null;
  return (
    <Suspense fallback={null}>
      <GlobalError kind={outdated === "asks" ? "page-reload-required" : "default"} />
    </Suspense>
  );
}
