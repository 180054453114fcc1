import type { Actor } from "../../../../application/actor/actor.ts";
import type { GiveEscrowKeys } from "../../../../application/multisig-escrow/give-escrow-keys.ts";
import type { PlayEscrowPayment } from "../../../../application/multisig-escrow/play-escrow-payment.ts";
import type { ProposePayout } from "../../../../application/multisig-escrow/propose-payout.ts";
import type { ReleaseEscrow } from "../../../../application/multisig-escrow/release-escrow.ts";
import type { ReturnEscrow } from "../../../../application/multisig-escrow/return-escrow.ts";
import type { ViewEscrow } from "../../../../application/multisig-escrow/view-escrow.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/multisig-escrow/escrow.ts";
import { actRefusalOf } from "../act-refusal.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { showTrade, type ShowTradeUseCases } from "../trade/show-trade.ts";
import { wholeFile } from "../whole-file.ts";
import { presentEscrow } from "./escrow-presenter.ts";

/** Use cases behind the routes of multisig escrows. */
interface EscrowUseCases extends ShowTradeUseCases {
  readonly viewEscrow: ViewEscrow;
  readonly giveEscrowKeys: GiveEscrowKeys;
  /** Only in a demo. */
  readonly playEscrowPayment: PlayEscrowPayment | undefined;
  readonly releaseEscrow: ReleaseEscrow;
  readonly returnEscrow: ReturnEscrow;
  readonly proposePayout: ProposePayout;
  /** The page that signs without us, as it was built. */
  readonly recoveryPage: () => Promise<Uint8Array>;
}

/** The routes of the multisig escrow of a trade. */
export function multisigEscrowRoutes(useCases: EscrowUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor, tradeId: string) => {
    const seen = await useCases.viewEscrow.execute(actor, tradeId);
    return seen.ok
      ? ({ status: 200, body: { data: presentEscrow(seen.value) } } as const)
      : { refusal: seen.refusal.code };
  };
  const showAfter = <Refused extends Refusal>(
    { actor, parameters }: { readonly actor: Actor; readonly parameters: { readonly id: string } },
    done: Result<unknown, Refused>,
  ) => (done.ok ? show(actor, parameters.id) : { refusal: done.refusal.code as Refused["code"] });
  const tradeAfter = async <Refused extends Refusal>(actor: Actor, done: Result<string, Refused>) =>
    done.ok ? showTrade(useCases, actor, done.value) : actRefusalOf(done.refusal);
  return [
    bind(contract.viewEscrow).to(({ actor, parameters }) => show(actor, parameters.id)),
    bind(contract.downloadRecoveryPage).to(async ({ actor, parameters }) => {
      const seen = await useCases.viewEscrow.execute(actor, parameters.id);
      if (!seen.ok) return { refusal: seen.refusal.code };
      const bytes = await useCases.recoveryPage();
      const content = wholeFile(bytes);
      const file = { name: "recover-escrow.html", type: "text/html", bytes: bytes.length, content };
      return { status: 200 as const, body: file };
    }),
    bind(contract.giveEscrowKeys).to(async (call) => {
      const { key, exit_key: exit, address } = call.body;
      const given = { key, exit, address };
      const { actor, parameters } = call;
      return showAfter(call, await useCases.giveEscrowKeys.execute(actor, parameters.id, given));
    }),
    bind(contract.playEscrowPayment).to(async (call) => {
      if (!useCases.playEscrowPayment) return { refusal: "not_found" };
      const { actor, parameters } = call;
      return showAfter(call, await useCases.playEscrowPayment.execute(actor, parameters.id));
    }),
    bind(contract.releaseEscrow).to(async (call) => {
      const { payout, password, code, passkey } = call.body;
      const proof = { password, code, passkey };
      const key = commandKey("releaseEscrow", { ...call, body: {} });
      const { actor, parameters } = call;
      return tradeAfter(
        actor,
        await useCases.releaseEscrow.execute(actor, parameters.id, proof, payout, key),
      );
    }),
    bind(contract.returnEscrow).to(async (call) => {
      const asked = { statusSeen: call.body.status, text: call.body.payout };
      const key = commandKey("returnEscrow", { ...call, body: {} });
      const { actor, parameters } = call;
      return tradeAfter(
        actor,
        await useCases.returnEscrow.execute(actor, parameters.id, asked, key),
      );
    }),
    bind(contract.signEscrowPayout).to(async (call) => {
      const { actor, parameters, body } = call;
      return showAfter(
        call,
        await useCases.proposePayout.execute(actor, parameters.id, body.payout),
      );
    }),
  ];
}
