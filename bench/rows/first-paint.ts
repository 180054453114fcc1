import { join } from "node:path";
import type { Page } from "playwright-core";
import { closeBrowser, closePage, takeTab } from "../../test/support/shared-browser.ts";
import { BuiltServer } from "../bed/built-server.ts";
import { slowDown, slowPhone } from "../bed/slow-phone.ts";
import { inRounds, median, type Bench, type Row } from "./row.ts";

/** How long the page is watched after its rows are there, for late shifts and long tasks. */
const watchedMs = 3_000;

interface Paint {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  readonly blocking: number;
}

/**
 * The marketplace as a stranger's first page, with an empty store, in a throttled Chromium. It is
 * measured by the browser itself: nothing is simulated, so the figures are not Lighthouse's.
 */
export async function measureFirstPaint({ bed, rounds, tell }: Bench): Promise<readonly Row[]> {
  const server = await BuiltServer.start({ DATA_DIR: join(bed.folder, "data-first-paint") });
  try {
    const paints = await inRounds(rounds, async (round) => {
      const paint = await paintOf(`${server.url}/buy/bitcoin?currencyCode=EUR`);
      tell(`first paint ${round + 1}: ${JSON.stringify(paint)}`);
      return paint;
    });
    const of = (part: keyof Paint) => median(paints.map((paint) => paint[part]));
    return [
      seconds("first paint of the marketplace, slow phone (s)", of("first"), 1.8),
      seconds("largest paint", of("largest"), 2.5),
      row("layout shift", of("shift"), of("shift").toFixed(3), 0.02),
      row("blocking time (ms)", of("blocking"), `${of("blocking").toFixed(0)} ms`, 200),
    ];
  } finally {
    await closeBrowser();
    await server.stop();
  }
}

function seconds(what: string, ms: number, atMost: number): Row {
  return row(what, ms / 1_000, `${(ms / 1_000).toFixed(2)} s`, atMost);
}

function row(what: string, figure: number, ours: string, atMost: number): Row {
  return { what, reference: "–", ours, theirs: "–", figure, goal: { atMost } };
}

async function paintOf(address: string): Promise<Paint> {
  const page = await takeTab(slowPhone);
  await slowDown(page);
  await page.addInitScript(watchPaint);
  await page.goto(address);
  await page.locator("main li").first().waitFor();
  await page.waitForTimeout(watchedMs);
  const paint = await readPaint(page);
  await closePage(page);
  return paint;
}

/**
 * In the page, before anything of ours: keeps what the browser tells about its painting. It names
 * no function of its own, for what runs this file would wrap that in a helper that no page has.
 */
function watchPaint(): void {
  const kept = { largest: 0, shift: 0, tasks: [] as (readonly [number, number])[] };
  Object.assign(window, { keptPaint: kept });
  for (const type of ["largest-contentful-paint", "layout-shift", "longtask"]) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { entryType, startTime, duration } = entry;
        if (entryType === "longtask") kept.tasks.push([startTime, duration]);
        else if (entryType !== "layout-shift") kept.largest = startTime;
        else {
          const { value, hadRecentInput } = entry as unknown as {
            value: number;
            hadRecentInput: boolean;
          };
          kept.shift += hadRecentInput ? 0 : value;
        }
      }
    }).observe({ type, buffered: true });
  }
}

/** Blocking is what tasks after the first paint take beyond 50 ms. */
function readPaint(page: Page): Promise<Paint> {
  return page.evaluate(() => {
    const { keptPaint: kept } = window as unknown as {
      keptPaint: { largest: number; shift: number; tasks: (readonly [number, number])[] };
    };
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const late = kept.tasks.filter(([start]) => start >= first);
    const blocking = late.reduce((sum, [, length]) => sum + length - 50, 0);
    return { first, largest: kept.largest, shift: kept.shift, blocking };
  });
}
