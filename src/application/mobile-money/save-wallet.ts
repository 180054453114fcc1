import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { codeFault } from "../../domain/account/email-code.ts";
import {
  judgeWallet,
  mostWallets,
  type MobileWallet,
  type WalletFault,
} from "../../domain/mobile-money/mobile-wallet.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { AccountUses } from "../ports/account-uses.ts";
import type { CodeHash } from "../ports/code-hash.ts";
import type { Current } from "../ports/current-policy.ts";
import type { MobileMoneyStore, SavedWallet } from "../ports/mobile-money-store.ts";
import type { NewId } from "../ports/new-id.ts";
import type { PhoneNumbers } from "../ports/phone-numbers.ts";

interface Faulty {
  readonly code: "validation";
  readonly faults: readonly WalletFault[];
}

type AddRefusal = Faulty | { readonly code: "too_many_wallets" };

type ChangeRefusal = Faulty | { readonly code: "not_found" } | OwnerProofRefusal;

/** What saving a wallet needs. */
interface SaveParts {
  readonly wallets: MobileMoneyStore;
  readonly numbers: Pick<PhoneNumbers, "parse">;
  readonly hash: CodeHash;
  readonly policy: Current<AccountPolicy>;
  readonly uses: AccountUses;
  readonly proveIdentity: Pick<ProveIdentity, "ofOwner">;
  readonly newId: NewId;
}

/** A wallet as it was typed. */
interface WalletAsked extends Omit<MobileWallet, "number"> {
  /** With the country's code. */
  readonly phone: string;
  /** That was sent to the number. */
  readonly verificationCode: string | undefined;
}

/** Adds or changes a trader's own wallet. Its number is confirmed by the code that was sent to it. */
export class SaveWallet {
  readonly #parts: SaveParts;

  constructor(parts: SaveParts) {
    this.#parts = parts;
  }

  /** A full list is refused before the code is used up. */
  async add({ traderId }: Actor, asked: WalletAsked): Promise<Result<SavedWallet, AddRefusal>> {
    const { wallets, newId } = this.#parts;
    const all = await wallets.listOf(traderId);
    if (all.length >= mostWallets) return refuse({ code: "too_many_wallets" });
    const judged = await this.#judge(traderId, asked, all);
    if (!judged.ok) return judged;
    const wallet = { id: newId(), details: judged.value };
    const isAdded = await wallets.add(traderId, wallet, mostWallets);
    return isAdded ? accept(wallet) : refuse({ code: "too_many_wallets" });
  }

  /**
   * Without a phone, the number stays, and needs no code. Running trades keep the details that they
   * began with; offers follow. `proof`: needed where offers pay to it.
   */
  async change(
    actor: Actor,
    { phone, ...rest }: Omit<WalletAsked, "phone"> & { readonly phone: string | undefined },
    { id, proof }: { readonly id: string; readonly proof: TypedProof },
  ): Promise<Result<SavedWallet, ChangeRefusal>> {
    const { wallets, uses, proveIdentity } = this.#parts;
    const { traderId } = actor;
    const all = await wallets.listOf(traderId);
    const before = all.find((each) => each.id === id);
    if (!before) return refuse({ code: "not_found" });
    const { offers } = await uses.usesOf(traderId, id);
    if (offers > 0) {
      const proven = await proveIdentity.ofOwner(actor, proof);
      if (!proven.ok) return proven;
      if (!proven.value) return refuse({ code: "proof_needed" });
    }
    const { number } = before.details;
    const others = all.filter((each) => each !== before);
    const judged = await this.#judge(traderId, { ...rest, phone: phone ?? number }, others, number);
    if (!judged.ok) return judged;
    const wallet = { id, details: judged.value };
    const isChanged = await wallets.change(traderId, wallet);
    return isChanged ? accept(wallet) : refuse({ code: "not_found" });
  }

  /** `confirmed`: the number that needs no code. */
  async #judge(
    traderId: string,
    { phone, verificationCode, ...rest }: WalletAsked,
    others: readonly SavedWallet[],
    confirmed?: string,
  ): Promise<Result<MobileWallet, Faulty>> {
    const { numbers } = this.#parts;
    const typed = { ...rest, phone: numbers.parse(phone) };
    const judged = judgeWallet(
      typed,
      others.map(({ details }) => details),
    );
    if (!judged.ok || judged.value.number === confirmed) return judged;
    const code = await this.#codeFault(traderId, judged.value.number, verificationCode);
    if (!code) return judged;
    return refuse({ code: "validation", faults: [{ field: "verificationCode", code }] });
  }

  async #codeFault(
    traderId: string,
    number: string,
    typed: string | undefined,
  ): Promise<WalletFault["code"] | undefined> {
    const { wallets, hash, policy } = this.#parts;
    if (typed === undefined) return "required";
    const typedHash = hash({ traderId, address: number }, typed.replaceAll(/\s/g, ""));
    const { emailCode } = policy();
    const outcome = await wallets.useCode(traderId, number, (kept, now) =>
      codeFault(kept, typedHash, now, emailCode),
    );
    return outcome === "confirmed" ? undefined : outcome;
  }
}
