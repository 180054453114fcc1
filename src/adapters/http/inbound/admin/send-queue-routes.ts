import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { QueuedSend, SendQueue } from "../../../../application/ports/send-queue.ts";
import type { ReviewSend } from "../../../../application/send/review-send.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import { reviewSend, viewSendQueue, type QueuedSendView } from "../../contract/admin/sends.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** How many are shown. */
const mostShown = 200;

/** Use cases behind the queue of sends. */
interface SendQueueUseCases {
  readonly onceByKey: OnceByKey;
  readonly sendQueue: SendQueue;
  readonly reviewSend: ReviewSend;
}

/** What is on its way out, and the approval of what is large. */
export function sendQueueRoutes(useCases: SendQueueUseCases): readonly BoundRoute[] {
  const { onceByKey, sendQueue } = useCases;
  const show = async (actor: StaffActor) => ({
    sends: (await sendQueue.list(mostShown)).map((send) => present(send, actor)),
  });
  return [
    bind(viewSendQueue).to(async ({ actor }) => ({ status: 200, body: await show(actor) })),
    bind(reviewSend).to(async (call) => {
      const { send, ruling, reason } = call.body;
      const done = await onceByKey.run(call.actor, commandKey("reviewSend", call), (by) =>
        useCases.reviewSend.execute(by, call.parameters.id, { sendId: send, ruling, reason }),
      );
      if (!done.ok) return { refusal: done.refusal.code };
      return { status: 200, body: await show(call.actor) };
    }),
  ];
}

function present(send: QueuedSend, actor: StaffActor): QueuedSendView {
  const { amount, fee, approved, heldUntil, requestedAt, holdReasons, saved } = send;
  return {
    id: send.id,
    traderId: send.traderId,
    username: send.username ?? null,
    state: send.state,
    cryptoCurrencyCode: amount.asset,
    amount: String(amount.units),
    fee: String(fee.units),
    address: send.address,
    usdCents: String(send.usdCents),
    holdReasons: [...holdReasons],
    heldUntil: heldUntil === undefined ? null : new Date(heldUntil).toISOString(),
    requestedAt: new Date(requestedAt).toISOString(),
    replaced: send.replaced,
    canRaiseFee: send.mayRaise && !actor.linkedIds.includes(send.traderId),
    confirmedBefore: send.confirmedBefore,
    isAddressUsed: send.isAddressUsed,
    saved: saved ? { name: saved.name, at: new Date(saved.at).toISOString() } : null,
    approved: approved ? { ...approved, at: new Date(approved.at).toISOString() } : null,
    act: actOf(send, actor),
  };
}

function actOf(
  { state, traderId, approved }: QueuedSend,
  { username, linkedIds }: StaffActor,
): QueuedSendView["act"] {
  if (state !== "waiting" || linkedIds.includes(traderId)) return null;
  if (!approved) return "approve";
  return approved.by === username ? null : "confirm";
}
