import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { BuiltServer } from "../bed/built-server.ts";
import { HttpConnection } from "../load/http-connection.ts";
import { inRounds, median, milliseconds, type Bench, type Row } from "./row.ts";

const rush = 1_000;
/** How long others are asked before, in milliseconds. */
const quietMs = 1_000;
const search = "/rest/v1/offers?type=buy&crypto_currency_id=8&currency=EUR&limit=10";

/**
 * A thousand people who sign in at once, each on a connection of their own, with passwords that are
 * looked at as in service: what others wait for meanwhile, and how many are told to come back.
 */
export async function measureSignIns({ bed, rounds, tell }: Bench): Promise<readonly Row[]> {
  const server = await BuiltServer.start({
    DATA_DIR: join(bed.folder, "data-sign-ins"),
    DEMO_STORY: "0",
  });
  try {
    const { url } = server;
    const headers = await headersOfAVisitor(url);
    const runs = await inRounds(rounds, async (round) => {
      const quiet = await othersWhile(url, () => pause(quietMs));
      const connections = await Promise.all(
        Array.from({ length: rush }, () => HttpConnection.open(url)),
      );
      let back = 0;
      const begun = performance.now();
      const wait = await othersWhile(url, async () => {
        await Promise.all(
          connections.map(async (connection, place) => {
            const body = { login: `nobody_${round}_${place}`, password: "not the right one" };
            const path = "/rest/v1/auth/login";
            const { status, head } = await connection.send(
              "POST",
              path,
              headers,
              JSON.stringify(body),
            );
            if (status === 503 && /\r\nretry-after: *\d/i.test(head)) back += 1;
            else if (status !== 401) throw new Error(`A sign-in was answered with ${status}`);
          }),
        );
      });
      for (const connection of connections) connection.close();
      tell(
        `sign-ins ${round + 1}: ${milliseconds(performance.now() - begun)} for all, ${back} told to ` +
          `come back; others waited ${milliseconds(wait)} at most, and ${milliseconds(quiet)} without them`,
      );
      return { wait, quiet, back };
    });
    const wait = median(runs.map((run) => run.wait));
    const back = median(runs.map((run) => run.back));
    return [
      {
        what: "the longest that a search waits beside 1,000 sign-ins at once (ms)",
        reference: "the same without them",
        ours: milliseconds(wait),
        theirs: milliseconds(median(runs.map(({ quiet }) => quiet))),
        figure: wait,
        goal: { atMost: 1_000 },
      },
      {
        what: "of these 1,000, told to come back (503 with Retry-After)",
        reference: "–",
        ours: String(back),
        theirs: "–",
        figure: back,
        goal: { atLeast: 900 },
      },
    ];
  } finally {
    await server.stop();
  }
}

/** What the page of a stranger sends with a command, as whole lines. */
async function headersOfAVisitor(url: string): Promise<string> {
  const page = await fetch(`${url}/login`, { headers: { accept: "text/html" } });
  const token = /<meta name="csrf-token" content="([^"]+)"/.exec(await page.text())?.[1];
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (token === undefined) throw new Error("The page of the sign-in has no token");
  return [
    `Cookie: ${cookies.join("; ")}`,
    `X-CSRF-Token: ${token}`,
    "X-Requested-With: XMLHttpRequest",
    "Sec-Fetch-Site: same-origin",
    "",
  ].join("\r\n");
}

/** The longest wait of another visitor's search while that goes on, in milliseconds. */
async function othersWhile(url: string, work: () => Promise<unknown>): Promise<number> {
  const connection = await HttpConnection.open(url);
  let longest = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now();
      const { status } = await connection.send("GET", search, "");
      if (status !== 200) throw new Error(`A search was answered with ${status}`);
      longest = Math.max(longest, performance.now() - begun);
      await pause(5);
    }
  })();
  await work().finally(() => (isOver = true));
  await asking;
  connection.close();
  return longest;
}
