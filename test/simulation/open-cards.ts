import { createHash } from "node:crypto";
import type { ProveIdentity } from "../../src/application/account/prove-identity.ts";
import type { CommandKey } from "../../src/application/ports/commit.ts";
import type { CardProvider } from "../../src/application/ports/card-provider.ts";
import type { PlayCards } from "../../src/application/ports/play-cards.ts";
import type { VirtualCardStore } from "../../src/application/ports/virtual-card-store.ts";
import type { ShownCard } from "../../src/application/ports/virtual-card-views.ts";
import { ActOnCard } from "../../src/application/virtual-card/act-on-card.ts";
import { CarryOutCardActs } from "../../src/application/virtual-card/carry-out-card-acts.ts";
import { FollowCardPayments } from "../../src/application/virtual-card/follow-card-payments.ts";
import { FreezeKeptCards } from "../../src/application/virtual-card/freeze-kept-cards.ts";
import { PrepareCard } from "../../src/application/virtual-card/prepare-card.ts";
import { RequestCardAct } from "../../src/application/virtual-card/request-card-act.ts";
import type { TraderId } from "../../src/domain/id/id.ts";
import { openCardStates } from "../../src/domain/virtual-card/virtual-card.ts";
import type { Stores, Surroundings } from "./marketplace.ts";
import { marketPriceAt, simulatedPolicy } from "./population.ts";
import { ProviderAway } from "./simulated-cards.ts";

/** What cards are stored in, and who issues them. */
export interface CardStores {
  readonly cards: VirtualCardStore;
  /** Newest first. */
  readonly cardViews: {
    cardsOf(traderId: TraderId): Promise<readonly Pick<ShownCard, "id" | "state">[]>;
  };
  /** Outside of the marketplace: it survives every process. */
  readonly cardProvider: CardProvider & PlayCards;
}

const seal = (text: string) => createHash("sha256").update(`card ${text}`).digest("hex");

/** Two loads of the usual size exceed what is allowed within a day, and what leaves a card costs something. */
const policy = {
  ...simulatedPolicy,
  virtualCard: {
    ...simulatedPolicy.virtualCard,
    withdrawFeeBasisPoints: 30,
    mostDayUsdCents: 400_00n,
  },
};

/** The use cases of virtual cards, assembled as in the composition. */
export function openCards(
  { cards: store, cardViews, cardProvider: provider, accounts: traders, claims, changes }: Stores,
  { newId, now, namedCards }: Surroundings,
  proveIdentity: Pick<ProveIdentity, "execute" | "ofOwner">,
) {
  const desk = { store, changes, newId, seal };
  const prepare = new PrepareCard({
    store,
    traders,
    // 1 USDT = 1 USD, and sometimes too far from it.
    prices: {
      quote: (asset) => ({
        price: { asset, currency: "USD", scaled: (marketPriceAt("USDT", now()) * 10n) / 9n },
        at: now(),
        sources: ["simulation"],
      }),
    },
    policy: () => policy,
    hasProvider: true,
  });
  const worker = { store, provider, claims, changes, seal, clock: () => 0, traders, newId };
  return {
    request: new RequestCardAct({ ...desk, prepare, proveIdentity }),
    byStaff: new ActOnCard(desk),
    /** The card that a command named at first; then one of the cards of somebody that are not over. */
    async named(traderId: string, at: number, { actorId, key, inputHash }: CommandKey) {
      const command = `${actorId} ${key} ${inputHash}`;
      const known = namedCards.get(command);
      if (known !== undefined) return store.find(known);
      const open = (await cardViews.cardsOf(traderId)).filter(({ state }) =>
        openCardStates.includes(state),
      );
      const { id } = open[at % open.length] ?? {};
      const first = namedCards.get(command) ?? id;
      if (first === undefined) return undefined;
      namedCards.set(command, first);
      return store.find(first);
    },
    shop: provider,
    async follow(): Promise<readonly unknown[]> {
      const failures = [
        ...(await new FreezeKeptCards(worker).execute()),
        ...(await new CarryOutCardActs(worker).execute()),
        ...(await new FollowCardPayments(worker).execute()),
      ];
      return failures.filter((each) => !isExpected(each));
    },
  };
}

export type OpenedCards = ReturnType<typeof openCards>;

/** What a later round mends: the provider did not answer, or it knows of payments that are not booked yet. */
function isExpected(failure: unknown): boolean {
  return (
    failure instanceof ProviderAway ||
    (failure instanceof Error && failure.message.includes("was closed with another balance"))
  );
}
