import { lazy, Suspense, useState } from "react";
import { matchRoute, Redirect, useLocation, useRouter } from "wouter";
import { FailurePage } from "../failure/failure-page.tsx";
import { PageBoundary } from "../failure/page-boundary.tsx";
import { usePageState } from "../page-context.ts";
import type { PageFault } from "../navigation/page-fault.ts";
import { tradesPath } from "../navigation/paths.ts";
import { PageSkeleton } from "../shell/page-skeleton.tsx";
import type { Page } from "../navigation/page.ts";

/** Loaded on demand: of demo accounts alone. */
const DemoLimits = lazy(async () => ({
  default: (await import("../account/demo-limits.tsx")).DemoLimits,
}));

/**
 * The page at the address. A failure reported by the server is shown until the user navigates away.
 * `fault`: why no page may be shown.
 */
export function AppPages({ pages, fault }: { pages: readonly Page[]; fault?: PageFault }) {
  const { status } = usePageState();
  const [path] = useLocation();
  const [firstPath] = useState(path);
  if (status !== 200 && path === firstPath) return <FailurePage status={status} />;
  return (
    <PageBoundary place={path}>
      <Suspense fallback={<PageSkeleton />}>
        {fault ? <Broken fault={fault} /> : <PageAt pages={pages} path={path} />}
      </Suspense>
    </PageBoundary>
  );
}

/** Leaves a page that must not be mounted to what is shown of any page that failed. */
function Broken({ fault }: { fault: PageFault }): never {
  throw fault;
}

/** Without a key: a page with several paths is not remounted when moving between them. */
function PageAt({ pages, path }: { pages: readonly Page[]; path: string }) {
  const { isDemo, reader } = usePageState();
  const { parser } = useRouter();
  if (path === "/trades") return <Redirect to={tradesPath} replace />;
  for (const { path: pattern, isOfDemo = false, isOfRealMoney = false, show } of pages) {
    const [isHere, parameters] = matchRoute(parser, pattern, path);
    if (!isHere || (isOfDemo && !isDemo)) continue;
    if (isOfRealMoney && reader.isDemoAccount) return <DemoLimits />;
    return show(parameters as Readonly<Record<string, string>>);
  }
  return <FailurePage status={404} />;
}
