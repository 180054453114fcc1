import { giveKeys, type KeysRefusal } from "../../domain/multisig-escrow/give-keys.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { SealIntent } from "../ports/chain-sender.ts";
import type { CommitChanges, Conflict } from "../ports/commit.ts";
import type { EscrowCodec } from "../ports/escrow-codec.ts";
import type { MultisigEscrowStore } from "../ports/multisig-escrow-store.ts";
import type { ScreenAddress } from "../screening/screen-address.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { changeOf } from "./escrow-change.ts";
import { sealsOfTerms } from "./escrow-seals.ts";

/** Public keys in hex, and where the party is paid. The seller gives the exit, too. */
interface GivenKeys {
  readonly key: string;
  readonly exit: string | undefined;
  readonly address: string;
}

/**
 * - `not_found`: no such trade of theirs has such an escrow.
 * - `address_blocked`: a list says that nothing may be sent there.
 * - `screening_unavailable`: nobody can say so now.
 */
type GiveRefusal =
  | KeysRefusal
  | { readonly code: "not_found" | "address_blocked" | "screening_unavailable" };

interface GiveParts {
  readonly escrows: Pick<MultisigEscrowStore, "find" | "now">;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly codec: Pick<EscrowCodec, "isKey" | "addressOf">;
  readonly screening: Pick<ScreenAddress, "execute">;
  /** Whether the platform can be paid there. */
  readonly isOurs: (address: string) => Promise<boolean>;
  readonly seal: SealIntent;
}

/** A party gives the public keys of their words to the escrow of a trade, and says where they are paid. */
export class GiveEscrowKeys {
  readonly #parts: GiveParts;

  constructor(parts: GiveParts) {
    this.#parts = parts;
  }

  execute(actor: Actor, tradeId: string, given: GivenKeys): Promise<Result<null, GiveRefusal>> {
    return retryOnConflict(() => this.#judge(actor, tradeId, given));
  }

  async #judge(
    { traderId }: Actor,
    tradeId: string,
    { key, exit, address }: GivenKeys,
  ): Promise<Result<null, GiveRefusal> | Conflict> {
    const { escrows, changes, codec, screening, isOurs, seal } = this.#parts;
    const escrow = await escrows.find(tradeId);
    const isSeller = escrow?.sellerId === traderId;
    if (!escrow || (!isSeller && escrow.buyerId !== traderId)) return refuse({ code: "not_found" });
    const decide = (isOwn: boolean) =>
      giveKeys(
        escrow,
        isSeller
          ? { side: "seller", part: { key, exit: exit ?? "", address } }
          : { side: "buyer", part: { key, address } },
        { ...codec, isOurs: () => isOwn },
      );
    const otherwise = decide(false);
    if (!otherwise.ok) return otherwise;
    if (otherwise.value === escrow) return accept(null);
    // Looking for our own addresses reads much: only for keys that are accepted but for that.
    const decided = decide(await isOurs(address));
    if (!decided.ok) return decided;
    const screened = await screening.execute(address);
    if (screened === "blocked") return refuse({ code: "address_blocked" });
    if (screened === "unknown") return refuse({ code: "screening_unavailable" });
    const seals = sealsOfTerms(decided.value, escrow.seals, seal);
    const outcome = await changes.commit({
      judgedAt: await escrows.now(),
      usage: [],
      entries: [],
      aggregates: [changeOf(decided.value, seals, escrow, escrow.version)],
    });
    return outcome.outcome === "conflict" ? outcome : accept(null);
  }
}
