import { createHash } from "node:crypto";
import {
  embeddedCards,
  embeddedShop,
  noCards,
  type ChangeCards,
  type EmbeddedCards,
} from "../../../src/adapters/card/embedded-cards.ts";
import type { TypedProof } from "../../../src/application/account/prove-identity.ts";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type { CardProvider } from "../../../src/application/ports/card-provider.ts";
import type { Commit } from "../../../src/application/ports/commit.ts";
import { ActOnCard } from "../../../src/application/virtual-card/act-on-card.ts";
import { CarryOutCardActs } from "../../../src/application/virtual-card/carry-out-card-acts.ts";
import { FreezeKeptCards } from "../../../src/application/virtual-card/freeze-kept-cards.ts";
import { FollowCardPayments } from "../../../src/application/virtual-card/follow-card-payments.ts";
import { PrepareCard } from "../../../src/application/virtual-card/prepare-card.ts";
import { RequestCardAct } from "../../../src/application/virtual-card/request-card-act.ts";
import { freeAccount, type TraderAccount } from "../../../src/domain/account/trader-account.ts";
import { accountId } from "../../../src/domain/ledger/account.ts";
import { journalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { money } from "../../../src/domain/money/money.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";
import { accept } from "../../../src/domain/result/result.ts";
import { MemoryClaimStore } from "../../memory/memory-claim-store.ts";
import { MemoryCommits } from "../../memory/memory-commits.ts";
import { MemoryTables } from "../../memory/memory-tables.ts";
import { MemoryVirtualCardStore } from "../../memory/memory-virtual-card-store.ts";

const start = 1_790_000_000_000;
/** 1,000 USDT. */
export const funds = 1_000_000_000n;
const seal = (text: string) => createHash("sha256").update(`secret ${text}`).digest("hex");

/** A process that was killed. */
class Killed extends Error {}

/** Somebody with USDT, a card provider, and processes that can be killed; all in memory. */
export class CardFloor {
  readonly tables = new MemoryTables();
  readonly store = new MemoryVirtualCardStore(this.tables, () => this.now);
  readonly #commits = new MemoryCommits(this.tables, () => this.now);
  now = start;
  account: TraderAccount = freeAccount;
  mostDayUsdCents = defaultPolicy.virtualCard.mostDayUsdCents;
  provider: EmbeddedCards = noCards;
  /** How many commits and calls of the provider happen until the process is killed, after the last or before. */
  killAfter: number | undefined;
  /** Calls that were carried out and whose answer was lost. */
  losesAnswers = false;
  told = 0;
  #ids = 0;
  readonly #change: ChangeCards = async (act) => {
    this.provider = act(this.provider, this.now);
    return { state: this.provider, now: this.now };
  };
  readonly cards: CardProvider = embeddedCards(this.#change, new Uint8Array(32));
  readonly shop = embeddedShop(this.#change);
  readonly actor: Actor = {
    traderId: "ana",
    level: 2,
    sessionStartedAt: start,
  } as Actor;

  static async open(): Promise<CardFloor> {
    const floor = new CardFloor();
    const entry = journalEntry("faucet:ana", [
      {
        from: { kind: "clearing", asset: "USDT" },
        to: { kind: "available", asset: "USDT", traderId: "ana" },
        amount: money("USDT", funds),
      },
    ]);
    await floor.#commits.commit({ judgedAt: 0, usage: [], entries: [entry] });
    return floor;
  }

  request(): RequestCardAct {
    return new RequestCardAct({
      prepare: new PrepareCard({
        store: this.store,
        traders: { credentialsOf: async () => ({ account: this.account }) as never },
        prices: {
          quote: () =>
            ({ price: { asset: "USDT", currency: "USD", scaled: 100_000_000n } }) as never,
        },
        policy: () => ({
          ...defaultPolicy,
          virtualCard: { ...defaultPolicy.virtualCard, mostDayUsdCents: this.mostDayUsdCents },
        }),
        hasProvider: true,
      }),
      store: this.store,
      proveIdentity: {
        execute: async () => accept({ kind: "password", provenAt: this.now }),
        ofOwner: async (_, { password }: TypedProof) =>
          accept(password === undefined ? undefined : { kind: "password", provenAt: this.now }),
      },
      changes: this.#commits,
      newId: () => `id${(this.#ids += 1)}`,
      seal,
    });
  }

  desk(): ActOnCard {
    const newId = () => `id${(this.#ids += 1)}`;
    return new ActOnCard({ store: this.store, changes: this.#commits, newId, seal });
  }

  /** A card that was issued and loaded. */
  async card(cents = 0n): Promise<string> {
    const wish = { label: "Shopping", mostFee: undefined };
    const ordered = await this.request().order(this.actor, wish, undefined);
    if (!ordered.ok) throw new Error(ordered.refusal.code);
    await this.round();
    if (cents > 0n) {
      await this.topUp(ordered.value, cents);
      await this.round();
    }
    return ordered.value;
  }

  topUp(id: string, cents: bigint) {
    const sum = { amount: money("USDT", cents * 10_000n), mostFee: undefined };
    return this.request().topUp(this.actor, id, sum, { password: "x" }, undefined);
  }

  withdraw(id: string, cents: bigint) {
    const sum = { amount: money("USDT", cents * 10_000n), mostFee: undefined };
    return this.request().withdraw(this.actor, id, sum, undefined);
  }

  /** One round of a worker. `clock` is that of its process. */
  async round(clock: () => number = () => 0): Promise<readonly unknown[]> {
    const provider: CardProvider = {
      ...this.cards,
      carryOut: (command) => {
        this.told += 1;
        return this.#lost(() => this.#step(() => this.cards.carryOut(command)));
      },
      track: (command) => this.#step(() => this.cards.track(command)),
      payments: (after) => this.#step(() => this.cards.payments(after)),
    };
    const changes = { commit: (each: Commit) => this.#step(() => this.#commits.commit(each)) };
    const claims = new MemoryClaimStore(this.tables, () => this.now);
    const { store } = this;
    const parts = { store, provider, claims, changes, seal, clock };
    const traders = { credentialsOf: async () => ({ account: this.account }) as never };
    const newId = () => `id${(this.#ids += 1)}`;
    return [
      ...(await new FreezeKeptCards({ ...parts, traders, newId }).execute()),
      ...(await new CarryOutCardActs(parts).execute()),
      ...(await new FollowCardPayments(parts).execute()),
    ];
  }

  balance(): bigint {
    return this.#units(accountId({ kind: "available", asset: "USDT", traderId: "ana" }));
  }

  onCard(id: string): bigint {
    return this.#units(accountId({ kind: "card", asset: "USDT", cardId: id }));
  }

  /** What acts hold. */
  held(): bigint {
    return [...this.tables.balances]
      .filter(([id]) => id.startsWith("card_act:"))
      .reduce((sum, [, units]) => sum + units, 0n);
  }

  /** What went to an account that keeps no balance. */
  posted(account: string): bigint {
    return [...this.tables.entries.values()]
      .flatMap(({ postings }) => postings)
      .filter(({ account: each }) => accountId(each) === account)
      .reduce((sum, { amount }) => sum + amount.units, 0n);
  }

  #units(id: string): bigint {
    return this.tables.balances.get(id) ?? 0n;
  }

  async #lost<Done>(act: () => Promise<Done>): Promise<Done> {
    const done = await act();
    if (this.losesAnswers) throw new Error("The connection broke");
    return done;
  }

  async #step<Done>(act: () => Promise<Done>): Promise<Done> {
    if (this.killAfter === 0) throw new Killed();
    const done = await act();
    if (this.killAfter !== undefined && --this.killAfter === 0) throw new Killed();
    return done;
  }
}
