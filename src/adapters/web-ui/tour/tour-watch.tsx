import { lazy, Suspense } from "react";
import { useLocation, useSearch } from "wouter";
import { toursOf } from "./tours-of.ts";

/** Loaded where there is one. */
const TourStrip = lazy(async () => ({ default: (await import("./tour-strip.tsx")).TourStrip }));

/** Shows people a page's tour until they went through it once, or skipped it. */
export function TourWatch() {
  const [path] = useLocation();
  const tours = toursOf(path, useSearch());
  if (tours.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <TourStrip tours={tours} />
    </Suspense>
  );
}
