import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { csrfToken } from "../../src/adapters/http/inbound/account/csrf-token.ts";
import { HttpConnection, type HttpAnswer } from "./http-connection.ts";
import type { TradeJob } from "./jobs.ts";
import { Meter, type Measured } from "./measured.ts";
import { pairOf, password, sessionToken } from "./people.ts";

/** The answer of an overloaded server; nothing happened then. */
const busy = 503;

/** Trades over HTTP as browsers do: with a session, its CSRF token and a key for each command. */
export async function loadTrades(job: TradeJob): Promise<Measured> {
  const secret = Buffer.from(job.secret, "base64");
  const made = new Map<string, string>();
  const headersOf = (traderId: string) => {
    const known = made.get(traderId) ?? headersFor(secret, traderId);
    made.set(traderId, known);
    return known;
  };
  const pairAt = (trade: number) => {
    const pair = pairOf((job.first + trade) % job.pairs);
    const { sellerId, offerId } = pairOf(0);
    return job.isHot ? { ...pair, sellerId, offerId } : pair;
  };
  for (let trade = 0; trade < Math.min(job.trades, job.pairs); trade += 1) {
    const { buyerId, sellerId } = pairAt(trade);
    headersOf(buyerId);
    headersOf(sellerId);
  }
  const connections = await Promise.all(
    Array.from({ length: job.connections }, () => HttpConnection.open(job.url)),
  );
  const meter = new Meter();
  let next = 0;
  await Promise.all(
    connections.map(async (connection) => {
      const send = async (kind: string, path: string, traderId: string, body: object) => {
        const key = `Idempotency-Key: ${randomUUID()}\r\n`;
        const answer = await meter.time(kind, async () => {
          for (;;) {
            const headers = headersOf(traderId) + key;
            const said = await connection.send("POST", path, headers, JSON.stringify(body));
            if (said.status !== busy) return said;
            meter.fail(`${kind} ${busy}, sent again`);
            await pause(Math.random() * 50);
          }
        });
        if (answer.status !== 200) meter.fail(`${kind} ${answer.status} ${codeOf(answer)}`);
        return answer;
      };
      for (let trade = next++; trade < job.trades; trade = next++) {
        const { buyerId, sellerId, offerId } = pairAt(trade);
        const order = { offer_id: offerId, fiat_amount: "100.00", offer_version: 1 };
        const started = await send("start", "/rest/v1/trade/start", buyerId, order);
        const id = idOf(started);
        if (id === undefined || job.upTo === "start") continue;
        await send("paid", `/rest/v1/trade/${id}/paid`, buyerId, {});
        await send("release", `/rest/v1/trade/${id}/release`, sellerId, { password });
      }
    }),
  );
  const measured = meter.end();
  for (const connection of connections) connection.close();
  return measured;
}

/** The header lines of a command that a browser of this trader sends, but for its key. */
export function headersFor(secret: Uint8Array, traderId: string): string {
  const token = sessionToken(traderId);
  return [
    `Cookie: __Host-session=${token}`,
    `X-CSRF-Token: ${csrfToken(secret, `session ${token}`)}`,
    "X-Requested-With: XMLHttpRequest",
    "Sec-Fetch-Site: same-origin",
    "",
  ].join("\r\n");
}

/** From the text itself: parsing all of it would cost the load more than sending it. */
function idOf({ status, body }: HttpAnswer): string | undefined {
  return status === 200 ? /"id":"(\w+)"/.exec(body)?.[1] : undefined;
}

function codeOf({ body }: HttpAnswer): string {
  return /"code":"(\w+)"/.exec(body)?.[1] ?? "";
}
