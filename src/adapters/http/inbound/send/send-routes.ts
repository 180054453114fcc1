import type { ShownSend } from "../../../../application/ports/send-store.ts";
import type { AskedSend } from "../../../../application/send/prepare-send.ts";
import type { ListSends } from "../../../../application/send/list-sends.ts";
import type { QuoteSend } from "../../../../application/send/quote-send.ts";
import type { SendCoins } from "../../../../application/send/send-coins.ts";
import { money } from "../../../../domain/money/money.ts";
import { listSends, quoteSend, sendCoins, type SendView } from "../../contract/send/send.ts";
import type { QuoteSendDto } from "../../contract/send/send-coins-dto.ts";
import { sendRefusals } from "../../contract/send/send-refusals.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** Use cases behind the routes of sends. */
interface SendUseCases {
  readonly quoteSend: QuoteSend;
  readonly sendCoins: SendCoins;
  readonly listSends: ListSends;
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
      const quoted = await useCases.quoteSend.execute(actor, askedOf(body, false));
      if (!quoted.ok) return { refusal: quoted.refusal.code };
      const { recipient, obstacle, asks } = quoted.value;
      return ok({
        recipient,
        obstacle: obstacle
          ? {
              code: obstacle,
              message: sendRefusals[obstacle].message,
              kind: blockKinds[obstacle] ?? null,
            }
          : null,
        asks,
      });
    }),
    bind(sendCoins).to(async (call) => {
      const { actor } = call;
      const { password, code, passkey, confirmed, ...said } = call.body;
      // The same send again, proven by a newer code, is the same command.
      const key = commandKey("sendCoins", { ...call, body: said });
      const asked = askedOf(call.body, confirmed === true);
      const typed = { password, code, passkey };
      const sent = await useCases.sendCoins.execute(actor, asked, typed, key);
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
    bind(listSends).to(async ({ actor }) =>
      ok((await useCases.listSends.execute(actor)).map(presentSend)),
    ),
  ];
}

function askedOf(body: QuoteSendDto, isRepeatWanted: boolean): AskedSend {
  const { crypto_currency_code: asset, amount, recipient } = body;
  return { amount: money(asset, BigInt(amount)), recipient, isRepeatWanted };
}

function presentSend({ id, state, amount, recipient, requestedAt }: ShownSend): SendView {
  return {
    id,
    state,
    cryptoCurrencyCode: amount.asset,
    amount: String(amount.units),
    recipient: recipient ?? null,
    requestedAt: new Date(requestedAt).toISOString(),
  };
}
