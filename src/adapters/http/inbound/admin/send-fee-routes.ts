import type { RaiseSendFee } from "../../../../application/send/raise-send-fee.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import { raiseSendFee, viewSendFee } from "../../contract/admin/send-fee.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

interface SendFeeUseCases {
  readonly onceByKey: OnceByKey;
  readonly raiseSendFee: RaiseSendFee;
}

/** A higher fee for a send of Bitcoin that waits for a block. */
export function sendFeeRoutes({
  onceByKey,
  raiseSendFee: raise,
}: SendFeeUseCases): readonly BoundRoute[] {
  return [
    bind(viewSendFee).to(async ({ parameters, query }) => {
      const quoted = await raise.quote(parameters.id, query.send);
      if (!quoted.ok) return { refusal: quoted.refusal.code };
      const { fee, next } = quoted.value;
      return { status: 200, body: { fee: String(fee), next: String(next) } };
    }),
    bind(raiseSendFee).to(async (call) => {
      const { send: sendId, fee, reason } = call.body;
      const done = await onceByKey.run(call.actor, commandKey("raiseSendFee", call), (by) =>
        raise.execute(by, call.parameters.id, { sendId, seen: BigInt(fee), reason }),
      );
      return done.ok ? { status: 200, body: {} } : { refusal: done.refusal.code };
    }),
  ];
}
