import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { FailurePage } from "../failure/failure-page.tsx";

/** The one of these pages that its address names. */
export function PageByAddress({ pages }: { pages: Readonly<Record<string, ReactNode>> }) {
  const [path] = useLocation();
  return pages[path] ?? <FailurePage status={404} />;
}
