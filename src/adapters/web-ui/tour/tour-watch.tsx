import { lazy, Suspense } from "react";
import { useLocation, useSearch } from "wouter";
import { toursOf } from "./tours-of.ts";

/** Loaded where there is one. */
const TourStrip = lazy(async () => ({ default: (await import("./tour-strip.tsx")).TourStrip }));

/** Offers people a page's tour, once. */
export function TourWatch() {
  const [path] = useLocation();
  const tours = toursOf(path, useSearch());
  if (tours.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <TourStrip key={tours.join()} tours={tours} />
    </Suspense>
  );
}
