import type { CommandKey } from "../../src/application/ports/commit.ts";
import type { StoredEscrow } from "../../src/application/ports/multisig-escrow-store.ts";
import { termsOf } from "../../src/domain/multisig-escrow/trade-escrow.ts";
import type { Command } from "./commands.ts";
import type { EscrowCommand } from "./escrow-commands.ts";
import type { openEscrows } from "./open-escrows.ts";
import { traderNamed } from "./population.ts";
import { greedy, keyOf, payAddress, payoutBy } from "./simulated-escrow-keys.ts";

type Outcome = Promise<{
  readonly ok: boolean;
  readonly value?: unknown;
  readonly refusal?: { readonly code: string };
}>;

const names: ReadonlySet<string> = new Set<EscrowCommand["do"]>([
  "give-keys",
  "pay-escrow",
  "release-escrow",
  "return-escrow",
  "sign-payout",
  "sign-greedily",
  "leave-escrow",
  "find-blocks",
]);

export function isOfEscrows(command: Command): command is EscrowCommand {
  return names.has(command.do);
}

const proof = { password: "x" };
const done = { ok: true };

/** What people and the chain do with multisig escrows. */
export async function dealWithEscrow(
  m: ReturnType<typeof openEscrows>,
  command: EscrowCommand,
  key: CommandKey,
): Outcome {
  const { chain } = m;
  if (command.do === "find-blocks") {
    await chain.find(command.blocks, command.replaced, command.losing);
    return done;
  }
  const { by, trade } = command;
  const actor = traderNamed(by);
  // What people see of it does not wait for what is under way.
  const escrow = await m.escrows.find(trade);
  switch (command.do) {
    case "give-keys": {
      const name = `${by} ${trade}`;
      const exit = escrow?.sellerId === by ? keyOf(`exit ${name}`) : undefined;
      return m.give.execute(actor, trade, { key: keyOf(name), exit, address: payAddress(name) });
    }
    case "pay-escrow": {
      if (!escrow || escrow.address === undefined) return refused("keys_wanted");
      const { address, amount, fee } = escrow;
      const units = ((amount + fee) * BigInt(command.percent)) / 100n;
      const transaction = `payment ${trade} ${key.key}`;
      await chain.payFromOutside({ transaction, place: 0, address, token: undefined, units });
      return done;
    }
    case "leave-escrow": {
      const { coin } = escrow ?? {};
      if (!coin) return refused("not_funded");
      const transaction = `left ${trade}`;
      const paid = { transaction, place: 0, address: "elsewhere", token: undefined };
      const payments = [{ ...paid, units: coin.units - 300n }];
      const spent = { transaction: coin.transaction, place: coin.place };
      await chain.spendByParties({ transaction, spent, payments });
      return done;
    }
    default: {
      const text = escrow && signed(escrow, command);
      if (text === undefined) return refused("not_funded");
      if (command.do === "release-escrow") return m.release.execute(actor, trade, proof, text, key);
      if (command.do === "return-escrow") {
        const statusSeen = await m.statusOf(trade);
        return m.giveBack.execute(actor, trade, { statusSeen, text }, key);
      }
      return m.propose.execute(actor, trade, text);
    }
  }
}

/** What a party signs: as the trade ended, or as they end it. */
function signed(
  escrow: StoredEscrow,
  command: EscrowCommand & { readonly fee: number },
): string | undefined {
  const terms = termsOf(escrow);
  const { coin, sellerId } = escrow;
  if (!terms || !coin) return undefined;
  const kind = command.do === "return-escrow" ? "return" : "release";
  const asked = ["release-escrow", "return-escrow"].includes(command.do);
  const ending = (asked ? undefined : escrow.ending) ?? ({ kind } as const);
  const side = sellerId === command.by ? "seller" : "buyer";
  const text = payoutBy(side, { terms, coin, ending }, BigInt(command.fee));
  return text !== undefined && command.do === "sign-greedily" ? greedy(text) : text;
}

function refused(code: string) {
  return { ok: false, refusal: { code } };
}
