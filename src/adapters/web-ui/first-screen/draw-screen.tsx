import { prerender } from "react-dom/static.edge";
import type { Query, QueryClient } from "@tanstack/react-query";
import type { DrawScreen, KnownRead } from "../../http/contract/first-screen.ts";
import { splitLocale } from "../../http/contract/locales.ts";
import { loadTexts } from "../i18n.ts";
import { findPage } from "../navigation/page.ts";
import { HeadTaker } from "../page-context.ts";
import { App } from "../routing/app.tsx";
import { createReadMemory, failureIn } from "../server/use-read.ts";
import { drawnPages } from "./drawn-pages.ts";

/**
 * How often a page is drawn to find out what it reads: an answer can lead to another question. What
 * is still missing then is shown as loading, and the browser reads it.
 */
const mostPasses = 4;

/** Draws the page, reads what it asked for, and draws it again, until nothing is missing. */
export const drawScreen: DrawScreen = async ({ path, search, state }, read) => {
  const place = splitLocale(path).path;
  const drawn = drawnPages.find(({ pages }) => findPage(pages, place));
  if (!drawn) return undefined;
  const memory = createReadMemory(read);
  const i18n = await loadTexts(state.locale);
  let title = "";
  let structuredData: object | undefined;
  let isListed = true;
  const head = {
    title: (told: string) => void (title = told),
    structuredData: (told: object) => void (structuredData = told),
    unlisted: () => void (isListed = false),
  };
  const app = (
    <HeadTaker value={head}>
      <App i18n={i18n} memory={memory} state={state} address={{ path, search }} />
    </HeadTaker>
  );
  try {
    for (let pass = 1; ; pass += 1) {
      const html = await draw(app);
      const missing = pass < mostPasses ? missingReads(memory) : [];
      if (missing.length === 0) {
        const reads = knownReads(memory);
        return { html, title, structuredData, isListed, reads, source: drawn.source };
      }
      await Promise.all(missing.map((query) => query.fetch()));
    }
  } catch (error) {
    const failure = error instanceof Error ? failureIn(error) : undefined;
    if (failure?.status === 404) return "missing";
    // The browser says so in its own words.
    if (failure && failure.status < 500) return undefined;
    throw error;
  } finally {
    memory.clear();
  }
};

/** Everything in its place: what is put there by inline code would be blocked (docs/security.md). */
async function draw(app: React.ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void faults.push(error),
  });
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return html;
}

function missingReads(memory: QueryClient): readonly Query[] {
  return memory
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => {
      const { enabled } = options as { readonly enabled?: boolean };
      return state.status === "pending" && enabled !== false;
    });
}

function knownReads(memory: QueryClient): readonly KnownRead[] {
  return memory
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.data !== undefined && !("initialData" in options))
    .map(({ queryKey, state }) => [queryKey, state.data]);
}
