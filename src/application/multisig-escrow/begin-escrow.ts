import { exitOf } from "../../domain/multisig-escrow/longest-times.ts";
import { newTradeEscrow } from "../../domain/multisig-escrow/trade-escrow.ts";
import { accept } from "../../domain/result/result.ts";
import type { BeginsEscrow } from "../ports/begins-escrow.ts";
import type { MultisigEscrowStore } from "../ports/multisig-escrow-store.ts";
import type { PlatformKeys } from "../ports/platform-keys.ts";
import { changeOf } from "./escrow-change.ts";

interface BeginParts {
  readonly escrows: Pick<MultisigEscrowStore, "takeKeyNumber">;
  readonly platform: PlatformKeys;
}

/** Begins the multisig escrow of a trade: what is written together with the trade's first row. */
export class BeginEscrow implements BeginsEscrow {
  readonly #parts: BeginParts;

  constructor(parts: BeginParts) {
    this.#parts = parts;
  }

  async execute(
    ...[{ id, buyerId, sellerId, money, windowSeconds }, policy]: Parameters<
      BeginsEscrow["execute"]
    >
  ): ReturnType<BeginsEscrow["execute"]> {
    const amount = money.amount.units;
    const exit = exitOf({ amount, windowSeconds }, policy);
    if (!exit.ok) return exit;
    const { escrows, platform } = this.#parts;
    const keyNumber = await escrows.takeKeyNumber();
    const escrow = newTradeEscrow({
      tradeId: id,
      network: platform.network,
      keyNumber,
      exitBlocks: exit.value,
      amount,
      fee: money.fee.units,
      platform: { key: platform.keyAt(keyNumber), address: platform.addressAt(keyNumber) },
    });
    const seals = { terms: undefined, ending: undefined };
    return accept(changeOf(escrow, seals, { buyerId, sellerId }, undefined));
  }
}
