import { chainOf } from "../../domain/chain/chain.ts";
import { bitcoinLink, ethereumLink } from "../../domain/chain/payment-link.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { DepositAccounts } from "../ports/deposit-accounts.ts";
import type { DepositViews } from "../ports/deposit-views.ts";

/** Where a trader receives a coin. */
interface ReceivingAddress {
  readonly asset: RealAsset;
  readonly address: string;
  /** For a QR code (BIP 21, EIP-681). */
  readonly link: string;
}

/** `deposits_unavailable`: the chain of this coin is not connected to this installation. */
type AddressRefusal = { readonly code: "deposits_unavailable" };

/**
 * Gives a trader an address of their own for a coin. An address of Bitcoin that was paid to is followed
 * by a fresh one; whoever asks again before gets the same.
 */
export class GiveAddress {
  readonly #deposits: Pick<DepositViews, "newestAddress" | "takeNumber" | "addAddress">;
  readonly #accounts: DepositAccounts | undefined;

  constructor(
    deposits: Pick<DepositViews, "newestAddress" | "takeNumber" | "addAddress">,
    accounts: DepositAccounts | undefined,
  ) {
    this.#deposits = deposits;
    this.#accounts = accounts;
  }

  async execute(
    { traderId }: Pick<Actor, "traderId">,
    asset: RealAsset,
  ): Promise<Result<ReceivingAddress, AddressRefusal>> {
    const accounts = this.#accounts;
    if (!accounts?.chains.has(chainOf[asset])) return refuse({ code: "deposits_unavailable" });
    const newest = await this.#deposits.newestAddress(traderId, asset);
    const isKept = newest && !(newest.isUsed && asset === "BTC");
    const address = isKept ? newest.address : await this.#give(accounts, traderId, asset);
    return accept({ asset, address, link: linkOf(accounts, asset, address) });
  }

  async #give(accounts: DepositAccounts, traderId: string, asset: RealAsset): Promise<string> {
    const chain = chainOf[asset];
    const number = await this.#deposits.takeNumber(chain);
    const address = accounts.addressOf(chain, number);
    await this.#deposits.addAddress({ address, chain, number, traderId, asset });
    return address;
  }
}

function linkOf({ evmChainId, tether }: DepositAccounts, asset: RealAsset, address: string) {
  if (asset === "BTC") return bitcoinLink(address);
  const token = asset === "USDT" ? tether : undefined;
  return ethereumLink(address, { chainId: evmChainId, token });
}
