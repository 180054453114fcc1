import type { CommandKey } from "../../src/application/ports/commit.ts";
import { money } from "../../src/domain/money/money.ts";
import { refuse } from "../../src/domain/result/result.ts";
import type { CardCommand, Command } from "./commands.ts";
import type { OpenedCards } from "./open-cards.ts";
import { memberNamed, traderNamed } from "./population.ts";

type Outcome = Promise<{
  readonly ok: boolean;
  readonly value?: unknown;
  readonly refusal?: { readonly code: string };
}>;

const proof = { password: "x" };
const reason = "The number was seen in a leak.";

const ofCards: { readonly [Do in CardCommand["do"]]: true } = {
  "order-card": true,
  "load-card": true,
  "empty-card": true,
  "close-card": true,
  "freeze-card": true,
  "unfreeze-card": true,
  "freeze-card-by-staff": true,
  "unfreeze-card-by-staff": true,
  "pay-by-card": true,
  "refund-card": true,
};

export function isOfCards(command: Command): command is CardCommand {
  return Object.hasOwn(ofCards, command.do);
}

/** What people, shops and staff do with virtual cards. */
export async function useCard(m: OpenedCards, command: CardCommand, key: CommandKey): Outcome {
  if (command.do === "order-card") {
    const wish = { label: "Shopping", mostFee: undefined };
    return m.request.order(traderNamed(command.by), wish, key);
  }
  const holder = "holder" in command ? command.holder : command.by;
  const card = await m.named(holder, command.card, key);
  if (!card) return refuse({ code: "no_card" });
  const sum = () => ({
    amount: money("USDT", BigInt("units" in command ? command.units : "0")),
    mostFee: undefined,
  });
  switch (command.do) {
    case "load-card":
      return m.request.topUp(traderNamed(holder), card.id, sum(), proof, key);
    case "empty-card":
      return m.request.withdraw(traderNamed(holder), card.id, sum(), key);
    case "close-card":
      return m.request.terminate(traderNamed(holder), card.id, proof, key);
    case "freeze-card":
      return m.request.freeze(traderNamed(holder), card.id);
    case "unfreeze-card":
      return m.request.unfreeze(traderNamed(holder), card.id);
    case "freeze-card-by-staff":
    case "unfreeze-card-by-staff": {
      const kind = command.do === "freeze-card-by-staff" ? "freeze" : "unfreeze";
      return m.byStaff.execute(memberNamed(command.by), holder, { cardId: card.id, kind, reason });
    }
    case "pay-by-card":
    case "refund-card":
      return card.reference === undefined
        ? refuse({ code: "no_card" })
        : pay(m, command, card.reference);
  }
}

async function pay(
  { shop }: OpenedCards,
  command: Extract<CardCommand, { readonly do: "pay-by-card" | "refund-card" }>,
  reference: string,
): Outcome {
  if (command.do === "refund-card") await shop.refund(reference);
  else await shop.pay(reference, { cents: BigInt(command.cents), merchant: "Books and more" });
  return { ok: true };
}
