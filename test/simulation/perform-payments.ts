import type { CommandKey } from "../../src/application/ports/commit.ts";
import { money } from "../../src/domain/money/money.ts";
import type { Command } from "./commands.ts";
import type { Marketplace } from "./marketplace.ts";
import { traderNamed } from "./population.ts";

/** The answers of use cases, whatever their result. */
type Outcome = Promise<{
  readonly ok: boolean;
  readonly value?: unknown;
  readonly refusal?: { readonly code: string };
}>;

/** What a merchant asks for. */
export const linkAsked = { currency: "EUR", amount: "10.00", title: "Ten euros", seconds: 86_400 };

/** Pays the newest link of a merchant. */
export async function payNewest(
  m: Marketplace,
  by: string,
  merchant: string,
  key: CommandKey,
): Outcome {
  const id = (await m.newestLink(merchant)) ?? "";
  const payment = { id, agreed: 10n ** 12n, proof: { password: "x" } };
  return m.payLink.execute(traderNamed(by), payment, key);
}

/** Converts at a quote that was just given. */
export async function convert(
  m: Marketplace,
  { by, from, to, units }: Command & { readonly do: "convert" },
): Outcome {
  const quoted = await m.quoteConversion.execute(traderNamed(by), money(from, BigInt(units)), to);
  if (!quoted.ok) return quoted;
  return m.convertCoins.execute(traderNamed(by), quoted.value.quote.id, { password: "x" });
}
