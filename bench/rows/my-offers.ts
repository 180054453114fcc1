import { Client } from "pg";
import type { Page } from "playwright-core";
import { closeBrowser, closePage, takeTab } from "../../test/support/shared-browser.ts";
import { slowDown, slowPhone } from "../bed/slow-phone.ts";
import { pairOf, sessionToken } from "../load/people.ts";
import { inRounds, median, type Bench, type Row } from "./row.ts";

const path = "/dashboard/my-offers";

/** A vendor's own offers, two hundred of them among a million, on a slow phone that was here before. */
export async function measureMyOffers({ bed, rounds, tell }: Bench): Promise<readonly Row[]> {
  const { server, database } = await bed.market("many-offers");
  const { sellerId } = pairOf(0);
  const client = new Client(database);
  await client.connect();
  const { rows } = await client.query<{ offers: number }>(
    `SELECT count(*)::integer AS offers FROM offer
      WHERE owner_id = $1 AND side = 'sell' AND deleted_at IS NULL AND special_for IS NULL`,
    [sellerId],
  );
  await client.end();
  const offers = rows[0]?.offers ?? 0;
  if (offers === 0) throw new Error("The first seller has no offers");
  try {
    const page = await takeTab(slowPhone);
    const value = sessionToken(sellerId);
    const cookie = {
      name: "__Host-session",
      value,
      path: "/",
      secure: true,
      sameSite: "Lax",
    } as const;
    await page.context().addCookies([{ ...cookie, domain: new URL(server.url).hostname }]);
    // What the page needs is in the browser's store from then on.
    await shownAfter(page, server.url + path, offers);
    await slowDown(page);
    const times = await inRounds(rounds, async (round) => {
      const shown = await shownAfter(page, server.url + path, offers);
      tell(`my offers ${round + 1}: ${shown.first.toFixed(0)} ms, all ${shown.all.toFixed(0)} ms`);
      return shown;
    });
    await closePage(page);
    const [first, all] = [
      median(times.map((each) => each.first)),
      median(times.map((each) => each.all)),
    ];
    return [
      rowOf(`my offers usable, with ${offers} of them, slow phone (s)`, first, 1),
      rowOf(`all ${offers} of my offers there, slow phone (s)`, all, 3),
    ];
  } finally {
    await closeBrowser();
  }
}

function rowOf(what: string, ms: number, atMost: number): Row {
  const figure = ms / 1_000;
  const ours = `${figure.toFixed(2)} s`;
  return { what, reference: "–", ours, theirs: "–", figure, goal: { atMost } };
}

/** More than the window of the phone shows. */
const firstRows = 5;

/** From the navigation until the offers in the window, and until all, have their switch and the page answers, in ms. */
async function shownAfter(page: Page, address: string, offers: number) {
  await page.goto(address, { waitUntil: "commit" });
  // Looked at in every frame; what is asked next waits until the page has nothing else to do.
  const shown = async (wanted: number) => {
    await page.waitForFunction(
      (least) => document.querySelectorAll("main li [role=switch]").length >= least,
      wanted,
    );
    return page.evaluate(() => performance.now());
  };
  return { first: await shown(Math.min(firstRows, offers)), all: await shown(offers) };
}
