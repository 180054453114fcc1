import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { fillChats } from "../bed/fill-chats.ts";
import { HttpConnection } from "../load/http-connection.ts";
import { sessionToken } from "../load/people.ts";
import { sessionHeaders } from "../load/session-headers.ts";
import { inRounds, median, milliseconds, type Bench, type Row } from "./row.ts";

const mostBytes = 10_000_000;
/** How long others are asked before, in milliseconds. */
const quietMs = 1_000;

/** A large photo until its thumbnail is there, and what others wait for meanwhile. */
export async function measurePhoto({ bed, load, sizes, rounds, tell }: Bench) {
  const { server, secret, database } = await bed.market("small");
  const { url } = server;
  await load.run({
    kind: "trades",
    url,
    secret,
    connections: 4,
    trades: rounds + 1,
    pairs: sizes.pairs,
    first: 0,
    isHot: false,
    upTo: "start",
  });
  const rooms = await fillChats(database, rounds + 1);
  const photo = await largePhoto();
  const runs = await inRounds(rounds, async (round) => {
    const room = rooms[round % rooms.length];
    if (!room) throw new Error("No trade was started");
    const quiet = await othersWhile(url, () => pause(quietMs));
    const begun = performance.now();
    let shownAfter = 0;
    const wait = await othersWhile(url, async () => {
      await showPhoto(url, Buffer.from(secret, "base64"), room, photo);
      shownAfter = performance.now() - begun;
    });
    tell(
      `photo ${round + 1}: ${milliseconds(shownAfter)}, others waited ${milliseconds(wait)} ` +
        `at most, and ${milliseconds(quiet)} without it`,
    );
    return { shownAfter: shownAfter / 1_000, wait, quiet };
  });
  const seconds = median(runs.map(({ shownAfter }) => shownAfter));
  const wait = median(runs.map((run) => run.wait));
  const rows: readonly Row[] = [
    {
      what: "a photo of 10 MB, from sending to its thumbnail (s)",
      reference: "–",
      ours: `${seconds.toFixed(2)} s`,
      theirs: "–",
      figure: seconds,
      goal: { atMost: 3 },
    },
    {
      what: "the longest that another request waits meanwhile (ms)",
      reference: "the same without the photo",
      ours: milliseconds(wait),
      theirs: milliseconds(median(runs.map(({ quiet }) => quiet))),
      figure: wait,
      goal: { atMost: 50 },
    },
  ];
  return rows;
}

/** Of noise, which no encoder makes small, as long as a file may be. */
async function largePhoto(): Promise<Uint8Array> {
  const [width, height] = [4_600, 3_400];
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const image = sharp({ create: { width, height, channels: 3, background: "teal", noise } });
  for (let quality = 95; quality > 5; quality -= 5) {
    const photo = await image.clone().jpeg({ quality }).toBuffer();
    if (photo.length <= mostBytes) return photo;
  }
  throw new Error("No photo is short enough");
}

async function showPhoto(
  url: string,
  secret: Uint8Array,
  { tradeId, buyerId }: { readonly tradeId: string; readonly buyerId: string },
  photo: Uint8Array,
): Promise<void> {
  const lines = sessionHeaders(secret, buyerId).trim().split("\r\n");
  const headers = Object.fromEntries(lines.map((line) => line.split(": ") as [string, string]));
  const path = `${url}/rest/v1/trade/${tradeId}`;
  const stored = await fetch(`${path}/attachments?name=photo.jpg`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/octet-stream" },
    body: Buffer.from(photo),
  });
  if (!stored.ok) throw new Error(`Not stored: ${await stored.text()}`);
  const as = { headers: { cookie: `__Host-session=${sessionToken(buyerId)}` } };
  const listed = await fetch(`${path}/uploads`, as);
  const { data } = (await listed.json()) as { data: { thumbnailUrl: string }[] };
  const shown = await fetch(url + (data.at(-1)?.thumbnailUrl ?? ""), as);
  if (!shown.ok) throw new Error(`No thumbnail: ${shown.status}`);
  await shown.arrayBuffer();
}

/** The longest wait of another visitor's small request while that goes on, in milliseconds. */
async function othersWhile(url: string, work: () => Promise<void>): Promise<number> {
  const connection = await HttpConnection.open(url);
  let longest = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await connection.send("GET", "/healthz", "");
      longest = Math.max(longest, performance.now() - begun);
      await pause(5);
    }
  })();
  await work().finally(() => (isOver = true));
  await asking;
  connection.close();
  return longest;
}
