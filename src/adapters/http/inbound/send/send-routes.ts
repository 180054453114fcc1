import type { ShownSend } from "../../../../application/ports/send-store.ts";
import type { AskedSend } from "../../../../application/send/prepare-send.ts";
import type { CancelSend } from "../../../../application/send/cancel-send.ts";
import type { ListSends } from "../../../../application/send/list-sends.ts";
import type { QuoteSend } from "../../../../application/send/quote-send.ts";
import type { SendCoins } from "../../../../application/send/send-coins.ts";
import type { SendObstacle } from "../../../../domain/send/decide-send.ts";
import { stoppableStates, type SendTarget } from "../../../../domain/send/send.ts";
import { money } from "../../../../domain/money/money.ts";
import {
  cancelSend,
  listSends,
  quoteSend,
  sendCoins,
  type SendView,
} from "../../contract/send/send.ts";
import type { QuoteSendDto } from "../../contract/send/send-coins-dto.ts";
import { addressBookRefusals } from "../../contract/send/address-book-refusals.ts";
import { sendRefusals } from "../../contract/send/send-refusals.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** Use cases behind the routes of sends. */
interface SendUseCases {
  readonly quoteSend: QuoteSend;
  readonly sendCoins: SendCoins;
  readonly listSends: ListSends;
  readonly cancelSend: CancelSend;
}

/** The published reasons for a blocked wallet (specification, section 6). */
const blockKinds: Readonly<Partial<Record<string, string>>> = {
  id_required: "ID_REQUIRED",
  blocked_in_location: "BLOCKED_IN_LOCATION",
};

/** The routes of sends. */
export function sendRoutes(useCases: SendUseCases): readonly BoundRoute[] {
  return [
    bind(quoteSend).to(async ({ actor, body }) => {
      const asked = askedOf(body, false);
      if (!asked) return { refusal: "validation" };
      const quoted = await useCases.quoteSend.execute(actor, asked);
      if (!quoted.ok) return { refusal: quoted.refusal.code };
      const { recipient, obstacle, most, asks, fees, heldUntil, holdReasons, needsApproval } =
        quoted.value;
      return ok({
        recipient,
        obstacle: obstacle
          ? {
              code: obstacle,
              message: obstacleMessage(obstacle),
              kind: blockKinds[obstacle] ?? null,
              most: most ? String(most.units) : null,
            }
          : null,
        fees: fees.map(({ speed, fee, withinMinutes }) => ({
          speed,
          fee: String(fee.units),
          withinMinutes,
        })),
        heldUntil: isoOf(heldUntil),
        holdReasons: [...holdReasons],
        needsApproval,
        asks,
      });
    }),
    bind(sendCoins).to(async (call) => {
      const { actor } = call;
      const { password, code, passkey, confirmed, fee_amount: seenFee, ...said } = call.body;
      // The same send again, proven by a newer code, is the same command.
      const key = commandKey("sendCoins", { ...call, body: said });
      const asked = askedOf(call.body, confirmed === true);
      if (!asked) return { refusal: "validation" };
      const typed = { password, code, passkey };
      const sent = await useCases.sendCoins.execute(
        actor,
        { ...asked, mostFee: seenFee === undefined ? undefined : BigInt(seenFee) },
        typed,
        key,
      );
      if (!sent.ok) {
        const { refusal } = sent;
        if (refusal.code === "rate_limited") return tooOften(refusal);
        const kind = blockKinds[refusal.code];
        return { refusal: refusal.code, ...(kind !== undefined && { kind }) };
      }
      const all = await useCases.listSends.execute(actor);
      const send = all.find(({ id }) => id === sent.value);
      return send ? ok(presentSend(send)) : { refusal: "not_found" };
    }),
    bind(cancelSend).to(async ({ actor, parameters }) => {
      const done = await useCases.cancelSend.execute(actor, parameters.id);
      return done.ok ? ok({ isCancelled: true }) : { refusal: done.refusal.code };
    }),
    bind(listSends).to(async ({ actor }) =>
      ok((await useCases.listSends.execute(actor)).map(presentSend)),
    ),
  ];
}

function obstacleMessage(code: SendObstacle): string {
  return { ...sendRefusals, ...addressBookRefusals }[code].message;
}

/** Undefined unless it names either a person or an address. */
function askedOf(body: QuoteSendDto, isRepeatWanted: boolean): AskedSend | undefined {
  const { crypto_currency_code: asset, amount, recipient, address, speed = "normal" } = body;
  const asked = { amount: money(asset, BigInt(amount)), isRepeatWanted };
  if (recipient !== undefined && address === undefined) {
    return { ...asked, to: { kind: "person", username: recipient } };
  }
  if (address === undefined || recipient !== undefined) return undefined;
  return { ...asked, to: { kind: "address", address, speed } };
}

function presentSend(send: ShownSend): SendView {
  const { id, state, amount, fee, target, recipient, transaction, heldUntil } = send;
  return {
    id,
    state,
    cryptoCurrencyCode: amount.asset,
    amount: String(amount.units),
    fee: String(fee.units),
    recipient: recipient ?? null,
    address: addressOf(target),
    isLightning: target.kind === "invoice",
    transaction: transaction ?? (target.kind === "invoice" ? target.hash : null),
    replaced: send.replaced,
    heldUntil: isoOf(heldUntil),
    canCancel: target.kind === "address" && stoppableStates.includes(state),
    requestedAt: new Date(send.requestedAt).toISOString(),
  };
}

function addressOf(target: SendTarget): string | null {
  switch (target.kind) {
    case "person":
      return null;
    case "address":
      return target.address;
    case "invoice":
      return target.invoice;
  }
}

function isoOf(moment: number | undefined): string | null {
  return moment === undefined ? null : new Date(moment).toISOString();
}
