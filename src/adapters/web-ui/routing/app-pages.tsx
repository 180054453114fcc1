import { Suspense, useState } from "react";
import { matchRoute, Redirect, useLocation, useRouter } from "wouter";
import { FailurePage } from "../failure/failure-page.tsx";
import { PageBoundary } from "../failure/page-boundary.tsx";
import { usePageState } from "../page-context.ts";
import { tradesPath } from "../navigation/paths.ts";
import { PageSkeleton } from "../shell/page-skeleton.tsx";
import type { Page } from "../navigation/page.ts";

/** The page of the address. What the server said it failed with is shown until the reader leaves. */
export function AppPages({ pages }: { pages: readonly Page[] }) {
  const { status } = usePageState();
  const [path] = useLocation();
  const [firstPath] = useState(path);
  if (status !== 200 && path === firstPath) return <FailurePage status={status} />;
  return (
    <PageBoundary place={path}>
      <Suspense fallback={<PageSkeleton />}>
        <PageAt pages={pages} path={path} />
      </Suspense>
    </PageBoundary>
  );
}

/** Without a key: a page of several paths goes on from one to the other. */
function PageAt({ pages, path }: { pages: readonly Page[]; path: string }) {
  const { isDemo } = usePageState();
  const { parser } = useRouter();
  if (path === "/trades") return <Redirect to={tradesPath} replace />;
  for (const { path: pattern, isOfDemo = false, show } of pages) {
    const [isHere, parameters] = matchRoute(parser, pattern, path);
    if (isHere && (isDemo || !isOfDemo))
      return show(parameters as Readonly<Record<string, string>>);
  }
  return <FailurePage status={404} />;
}
