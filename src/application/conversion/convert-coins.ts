import type { IdentityProof } from "../../domain/account/identity-proof.ts";
import {
  decideConversion,
  type ConversionRefusal,
} from "../../domain/conversion/decide-conversion.ts";
import type { Conversion, ConversionQuote } from "../../domain/conversion/conversion.ts";
import { conversionEntry } from "../../domain/conversion/inventory.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { ProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommitChanges, Conflict } from "../ports/commit.ts";
import type { ConversionStore } from "../ports/conversion-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import type { NoRate, PrepareConversion } from "./prepare-conversion.ts";

/** - `not_found`: there is no such quote of theirs; a newer one may have replaced it. */
type ConvertRefusal = ConversionRefusal | ProofRefusal | NoRate | { readonly code: "not_found" };

/** What is needed to convert. */
interface ConvertParts {
  readonly prepare: Pick<PrepareConversion, "execute">;
  readonly conversions: Pick<ConversionStore, "quoteOf" | "find">;
  readonly proveIdentity: Pick<ProveIdentity, "execute">;
  readonly changes: CommitChanges;
}

/**
 * Converts coins at a quote, once: the quote's id names the conversion. Every conversion changes the rows
 * of both coins in the inventory, so that the limit of its exposure holds whatever runs at the same time.
 */
export class ConvertCoins {
  readonly #parts: ConvertParts;

  constructor(parts: ConvertParts) {
    this.#parts = parts;
  }

  /** The same once more where it was carried out before. */
  async execute(
    actor: Actor,
    quoteId: string,
    typed: TypedProof,
  ): Promise<Result<Conversion, ConvertRefusal>> {
    const { conversions, proveIdentity } = this.#parts;
    const done = await conversions.find(actor.traderId, quoteId);
    if (done) return accept(done);
    const quote = await conversions.quoteOf(actor.traderId, quoteId);
    if (!quote) return refuse({ code: "not_found" });
    const proof = await proveIdentity.execute(actor, typed, "sendout");
    if (!proof.ok) {
      // A code counts once: the same command, sent twice at once, was carried out with it.
      const twin = await conversions.find(actor.traderId, quoteId);
      return twin ? accept(twin) : proof;
    }
    return retryOnConflict(() => this.#judge(actor, quote, proof.value));
  }

  async #judge(
    actor: Actor,
    quote: ConversionQuote,
    proof: IdentityProof | undefined,
  ): Promise<Result<Conversion, ConvertRefusal> | Conflict> {
    const { prepare, conversions, changes } = this.#parts;
    const { id, traderId, from, to, spread } = quote;
    const prepared = await prepare.execute(actor, from.asset, to.asset);
    // Read after the facts: what the same command did since then is known here.
    const done = await conversions.find(traderId, id);
    if (done) return accept(done);
    if (!prepared.ok) return prepared;
    const { facts, rules, inventory, accountVersion } = prepared.value;
    const decided = decideConversion(quote, facts, proof, rules);
    if (!decided.ok) return decided;
    const nothing = { active: 0, completed: 0, activeUsdCents: 0n, usdCents: 0n } as const;
    const outcome = await changes.commit({
      judgedAt: facts.now,
      halts: facts.halts,
      usage: [{ traderId, traderVersion: accountVersion, ...nothing }],
      entries: [conversionEntry(quote)],
      debts: [from, to].map(({ asset }) => ({ debtorId: traderId, asset, openUnits: 0n })),
      aggregates: [
        ...[from, to].map(({ asset }) => ({
          aggregate: "inventory",
          id: asset,
          seenVersion: inventory.versions[asset],
          state: {},
        })),
        {
          aggregate: "conversion",
          id,
          seenVersion: undefined,
          state: {
            traderId,
            fromAsset: from.asset,
            fromUnits: from.units,
            toAsset: to.asset,
            toUnits: to.units,
            spreadUnits: spread.units,
            usdCents: quote.usdCents,
            convertedAt: new Date(facts.now).toISOString(),
          },
        },
      ],
    });
    return outcome.outcome === "conflict" ? outcome : accept({ id, traderId, from, to, spread });
  }
}
