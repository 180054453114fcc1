import { setTimeout as pause } from "node:timers/promises";
import type { AdminHaltsView } from "../../src/adapters/http/contract/admin/halts.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";
import type { FaultRow } from "./fault-row.ts";
import type { Answered, InsistentClient } from "./insistent-client.ts";
import type { Pair } from "./load.ts";
import { Rig } from "./rig.ts";

const traders = 8;
const haltedMs = 3_000;
const effectiveMs = 2_000;

type Kind = "trading" | "withdrawals";

/** F36: trading, then withdrawals are halted while people trade in two processes. */
export const halts: FaultRow = {
  id: "F36",
  title: "trading and withdrawals halted under load, at two processes",
  needs: [],
  async run({ seed, patient, say }) {
    const rig = await Rig.open({ patient });
    try {
      await rig.start();
      const crowd = new Crowd(rig, seed);
      crowd.begin();
      await pause(1_000);
      const [ada, ben] = await Promise.all(["ada_admin", "ben_admin"].map((name) => as(rig, name)));
      if (!ada || !ben) throw new Error("Nobody can halt anything.");
      for (const kind of ["trading", "withdrawals"] as const) {
        const late = await haltFor(kind, crowd, [ada, ben]);
        if (late > effectiveMs) throw new Error(`${kind} went on for ${late} ms.`);
        say(
          `${kind}: the last that was let through was asked ${Math.max(0, Math.round(late))} ms later`,
        );
      }
      await crowd.finish();
      await rig.expectSound();
      await expectLogged(rig);
      const { trading, withdrawals } = crowd.refused;
      say(`${trading} starts and ${withdrawals} releases refused, ${crowd.reads} reads answered`);
    } finally {
      await rig.close();
    }
  },
};

/**
 * Halts this for some seconds. Returns how much later, in ms, the last successful request was sent.
 */
async function haltFor(
  kind: Kind,
  crowd: Crowd,
  [one, other]: readonly [StaffVisitor, StaffVisitor],
): Promise<number> {
  const before = crowd.refused[kind];
  const reads = crowd.reads;
  const body = { kind, reason: "Tried under load" };
  const { open }: AdminHaltsView = (await one.must("startHalt", { body })).data;
  const since = performance.now();
  await pause(haltedMs);
  const late = crowd.lastLetThrough[kind] - since;
  if (crowd.refused[kind] === before) throw new Error(`Nobody was refused: ${kind} was not tried.`);
  if (crowd.reads === reads) throw new Error(`Nothing could be read while ${kind} was halted.`);
  const asked = { parameters: { id: open[0]?.id ?? "" }, body: { reason: "It held" } };
  await one.must("endHalt", asked);
  await other.must("endHalt", asked);
  const ended = performance.now();
  while (crowd.lastLetThrough[kind] < ended) {
    if (performance.now() - ended > 10_000) throw new Error(`${kind} did not go on.`);
    await pause(20);
  }
  return late;
}

async function as(rig: Rig, username: string): Promise<StaffVisitor> {
  const url = /console for staff: +(\S+)/.exec(rig.runs[0]?.output() ?? "")?.[1];
  if (url === undefined) throw new Error("Nobody serves the console.");
  return StaffVisitor.ofDemo(url, username);
}

/** Each halt was started once and ended by two admins, each with their log entry. */
async function expectLogged(rig: Rig): Promise<void> {
  const rows = await rig.onDatabase((query) =>
    query<{ act: string; times: number }>(
      `SELECT act, count(*)::integer AS times FROM audit_log WHERE subject_kind = 'halt'
        GROUP BY act ORDER BY act`,
    ),
  );
  const told = rows.map(({ act, times }) => `${times} × ${act}`).join(", ");
  if (told !== "4 × end-halt, 2 × start-halt") throw new Error(`The log has ${told}.`);
}

/** People who start, pay, release and read, whatever is refused. */
class Crowd {
  readonly refused: Record<Kind, number> = { trading: 0, withdrawals: 0 };
  /** When the last successful request was sent, on the clock of `performance.now()`. */
  readonly lastLetThrough: Record<Kind, number> = { trading: 0, withdrawals: 0 };
  reads = 0;
  readonly #rig: Rig;
  readonly #seed: number;
  #isOver = false;
  #running: Promise<void>[] = [];

  constructor(rig: Rig, seed: number) {
    this.#rig = rig;
    this.#seed = seed;
  }

  begin(): void {
    const { pairs } = this.#rig.market;
    this.#running = Array.from({ length: traders }, async (_, index) => {
      const pair = pairs[index % pairs.length];
      for (let round = 0; pair && !this.#isOver; round += 1) {
        await this.#trade(pair, `${this.#seed}-${index}-${round}`);
      }
    });
    // Failures are reported at the end.
    for (const each of this.#running) each.catch(() => undefined);
  }

  async finish(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #trade({ buyer, seller, offerId, fiatAmount }: Pair, name: string): Promise<void> {
    const start = { body: { offer_id: offerId, fiat_amount: fiatAmount }, key: `start-${name}` };
    const parameters = await this.#try("trading", buyer, "startTrade", start);
    await this.#read(buyer);
    if (!parameters) return;
    const { status } = await buyer.insist("markTradePaid", { parameters, key: `paid-${name}` });
    this.#rig.journal.acknowledge({ trade: parameters.id, status });
    const body = { password: demoPassword };
    const release = { parameters, body, key: `release-${name}` };
    // A refused release is retried until it succeeds: the crypto waited in escrow.
    while (!(await this.#try("withdrawals", seller, "releaseTrade", release))) await pause(50);
  }

  async #try(
    kind: Kind,
    client: InsistentClient,
    act: "startTrade" | "releaseTrade",
    asked: Parameters<InsistentClient["ask"]>[1],
  ): Promise<{ readonly id: string } | undefined> {
    const askedAt = performance.now();
    const answered = await client.ask(act, asked);
    if (answered?.status === 200) {
      const { id, status } = (answered.body as { data: TradeView }).data;
      this.lastLetThrough[kind] = Math.max(this.lastLetThrough[kind], askedAt);
      this.#rig.journal.acknowledge({ trade: id, status });
      return { id };
    }
    if (codeOf(answered) !== `${kind}_halted`) {
      throw this.#rig.answers.unexpected(`${act} was answered`, answered);
    }
    this.refused[kind] += 1;
    return undefined;
  }

  async #read(client: InsistentClient): Promise<void> {
    const answered = await client.ask("listActiveTrades", {});
    if (answered?.status !== 200) {
      throw this.#rig.answers.unexpected("A reading was answered", answered);
    }
    this.reads += 1;
  }
}

function codeOf(answered: Answered | undefined): string | undefined {
  return (answered?.body as { error?: { code: string } } | undefined)?.error?.code;
}
