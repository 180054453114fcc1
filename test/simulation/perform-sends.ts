import type { CommandKey } from "../../src/application/ports/commit.ts";
import { money } from "../../src/domain/money/money.ts";
import type { SendCommand } from "./commands.ts";
import type { Marketplace } from "./marketplace.ts";
import { convert } from "./perform-payments.ts";
import { traderNamed } from "./population.ts";
import { elsewhere } from "./simulated-chain.ts";

type Outcome = ReturnType<typeof convert>;

const proof = { password: "x" };

/** What traders do with coins besides trading them. */
export async function moveCoins(m: Marketplace, command: SendCommand, key: CommandKey): Outcome {
  const actor = traderNamed(command.by);
  switch (command.do) {
    case "convert":
      return convert(m, command);
    case "send": {
      const to =
        command.to === null
          ? ({ kind: "address", address: elsewhere, speed: "normal" } as const)
          : ({ kind: "person", username: command.to } as const);
      const amount = money("BTC", BigInt(command.units));
      const asked = { amount, to, isRepeatWanted: true, mostFee: undefined };
      return m.sendCoins.execute(actor, asked, proof, key);
    }
    case "cancel-send":
      return m.cancelSend.execute(actor, (await m.stoppableSend(command.by)) ?? "none");
    case "leave-bond":
      return m.depositBond.execute(actor, "BTC", key);
    case "get-bond-back":
      return m.retrieveBonds.execute(actor, proof, key);
  }
}
