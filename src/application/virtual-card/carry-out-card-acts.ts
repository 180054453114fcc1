import {
  cardBackEntries,
  cardDoneEntries,
  gainOfBack,
  gainOfDone,
} from "../../domain/virtual-card/card-entries.ts";
import {
  cardActText,
  cardAsset,
  centsOf,
  ofCents,
  type CardActKind,
  type CardState,
} from "../../domain/virtual-card/virtual-card.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import type { CardCommand, CardOutcome, CardProvider } from "../ports/card-provider.ts";
import { SignerRefused, type SealIntent } from "../ports/chain-sender.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { AggregateChange, Commit, CommitChanges } from "../ports/commit.ts";
import type { StoredCardAct, VirtualCardStore } from "../ports/virtual-card-store.ts";

/**
 * For so long whoever noted an attempt is the only one who may tell the provider of it; they have a quarter of it, so
 * that none of their calls is still on its way when somebody else begins. In ms.
 */
export const cardActLease = 120_000;

/** What is needed to carry acts out. */
interface CarryOutParts {
  readonly store: Pick<VirtualCardStore, "openActs" | "present">;
  readonly provider: Pick<CardProvider, "carryOut" | "track">;
  readonly claims: Pick<ClaimStore, "debtorBalance">;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly seal: SealIntent;
  /** Of this process, in ms: it does not go backwards. */
  readonly clock: () => number;
}

type Done = Extract<CardOutcome, { state: "done" }>;

/**
 * Has the provider do what was asked with cards. An attempt is noted before the provider hears of it; from then on the
 * provider alone says what became of it, and it is asked before it is told again. Nothing is given back because nobody
 * knows.
 */
export class CarryOutCardActs {
  readonly #parts: CarryOutParts;

  constructor(parts: CarryOutParts) {
    this.#parts = parts;
  }

  /** One round. Returns the errors, act by act: one that cannot go on stops no other. */
  async execute(): Promise<readonly unknown[]> {
    const errors: unknown[] = [];
    for (const act of await this.#parts.store.openActs()) {
      await this.#follow(act).catch((error: unknown) => errors.push(error));
    }
    return errors;
  }

  async #follow(act: StoredCardAct): Promise<void> {
    const { provider, store } = this.#parts;
    const { attemptedAt } = act;
    if (attemptedAt === undefined) return this.#attempt(act);
    const outcome = await provider.track(commandOf(act));
    if (outcome) return this.#conclude(act, outcome);
    const { now } = await store.present();
    if (now >= attemptedAt + cardActLease) await this.#attempt(act);
  }

  /** Notes the attempt, and tells the provider if nobody else did. */
  async #attempt(act: StoredCardAct): Promise<void> {
    const { provider, clock, seal, store } = this.#parts;
    if (seal(cardActText(act)) !== act.seal) {
      throw new SignerRefused(`Act ${act.id} of a card is not what was asked for`);
    }
    const begun = clock();
    const { now } = await store.present();
    const attemptedAt = new Date(now).toISOString();
    const noted = await this.#commit(now, {
      aggregates: [actChange(act, { state: "told", attemptedAt })],
    });
    if (!noted || clock() - begun > cardActLease / 4) return;
    const told = { ...act, version: act.version + 1, attemptedAt: now };
    await this.#conclude(told, await provider.carryOut(commandOf(act)));
  }

  async #conclude(act: StoredCardAct, outcome: CardOutcome): Promise<void> {
    if (outcome.state === "pending") return;
    const { now } = await this.#parts.store.present();
    if (outcome.state === "done") return this.#finish(act, outcome, now);
    await this.#giveBack(act, now);
  }

  async #finish(act: StoredCardAct, outcome: Done, now: number): Promise<void> {
    const returned =
      outcome.returnedCents === undefined ? undefined : ofCents(outcome.returnedCents);
    const served = await this.#serve(act, gainOfDone(act, returned));
    await this.#commit(now, {
      ...served,
      entries: [...cardDoneEntries(act, returned), ...served.entries],
      aggregates: [
        ...served.aggregates,
        actChange(act, {
          state: "done",
          endedAt: new Date(now).toISOString(),
          ...(returned && { amount: returned.units }),
        }),
        cardChange(act, stateAfter(act, outcome, now), doneEvents[act.kind]),
      ],
    });
  }

  /** Exactly what was held. */
  async #giveBack(act: StoredCardAct, now: number): Promise<void> {
    const served = await this.#serve(act, gainOfBack(act));
    const failed: CardState = "failed";
    const state = act.kind === "order" ? { state: failed } : {};
    await this.#commit(now, {
      ...served,
      entries: [...cardBackEntries(act), ...served.entries],
      aggregates: [
        ...served.aggregates,
        actChange(act, { state: "refused", endedAt: new Date(now).toISOString() }),
        cardChange(act, state, "refused"),
      ],
    });
  }

  /** What the holder owes somebody is paid from what reaches their wallet. */
  async #serve({ holderId }: StoredCardAct, gained: bigint) {
    if (gained === 0n) return { entries: [], claims: [], debts: [], aggregates: [] };
    const { debtorBalance } = await this.#parts.claims.debtorBalance(holderId, cardAsset);
    return serveFromBalance({ debtorId: holderId, asset: cardAsset, debtorBalance, gained });
  }

  /** False where somebody else changed it meanwhile: the next round sees what there is. */
  async #commit(
    judgedAt: number,
    parts: Pick<Commit, "aggregates" | "claims" | "debts"> & {
      readonly entries?: Commit["entries"];
    },
  ): Promise<boolean> {
    const { entries = [] } = parts;
    const done = await this.#parts.changes.commit({ judgedAt, usage: [], ...parts, entries });
    return done.outcome === "applied";
  }
}

/** What its holder is told of: what they did not see at once, and what others did. */
const doneEvents: Readonly<Record<CardActKind, string>> = {
  order: "issued",
  top_up: "topped_up",
  withdraw: "withdrawn",
  freeze: "frozen",
  unfreeze: "unfrozen",
  terminate: "terminated",
};

function stateAfter(
  { id, kind, card }: StoredCardAct,
  { issued, returnedCents }: Done,
  now: number,
): AggregateChange["state"] {
  const become = (state: CardState, more: AggregateChange["state"] = {}) => ({ state, ...more });
  switch (kind) {
    case "order": {
      if (!issued) throw new Error(`The provider says that ${id} is done, and shows no card`);
      return become("active", { ...issued });
    }
    case "top_up":
    case "withdraw":
      return {};
    case "freeze":
      return become("frozen");
    case "unfreeze":
      return become("active");
    case "terminate": {
      if (returnedCents === undefined) {
        throw new Error(`The provider says that ${id} is done, and not what was left`);
      }
      // Payments that are not booked yet come first: a closed card takes none.
      if (card.balance.units !== ofCents(returnedCents).units) {
        throw new Error(`${card.id} was closed with another balance than the ledger has`);
      }
      return become("closed", { closedAt: new Date(now).toISOString() });
    }
  }
}

function commandOf({ id, kind, cardId, amount, card }: StoredCardAct): CardCommand {
  return { id, kind, cardId, reference: card.reference, cents: centsOf(amount) };
}

function actChange(
  { id, version }: StoredCardAct,
  state: AggregateChange["state"],
): AggregateChange {
  return { aggregate: "virtual-card-act", id, seenVersion: version, state };
}

/** The card is free for the next act. Staff's acts are told apart from the holder's own. */
function cardChange(
  { card, holderId, byStaff }: StoredCardAct,
  state: AggregateChange["state"],
  event: string,
): AggregateChange {
  return {
    aggregate: "virtual-card",
    id: card.id,
    seenVersion: card.version,
    state: { ...state, actId: null },
    event: { kind: byStaff ? `${event}_by_staff` : event, recipients: [holderId] },
  };
}
