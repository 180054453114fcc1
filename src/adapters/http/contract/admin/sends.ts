import { Type, type Static } from "typebox";
import { realAssets } from "../../../../domain/money/asset.ts";
import { holdReasons, sendStates } from "../../../../domain/send/send.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ReviewSendDto } from "./review-send-dto.ts";
import { instant } from "./shared-views.ts";

/** A send to an address that is not over. Amounts in base units, as strings. */
const queuedSendView = view("QueuedSend", {
  id: Type.String(),
  traderId: Type.String(),
  /** Null: a move to cold storage, which is nobody's. */
  username: orNull(Type.String()),
  state: oneOf(sendStates),
  cryptoCurrencyCode: oneOf(realAssets),
  amount: Type.String(),
  fee: Type.String(),
  address: Type.String(),
  usdCents: Type.String(),
  holdReasons: Type.Array(oneOf(holdReasons)),
  heldUntil: orNull(instant),
  requestedAt: instant,
  /** How often its transaction was replaced with a higher fee. */
  replaced: Type.Integer(),
  /** Whether the viewer can ask for a higher fee. */
  canRaiseFee: Type.Boolean(),
  /** How many sends of theirs were confirmed before, and whether one went to this address. */
  confirmedBefore: Type.Integer(),
  isAddressUsed: Type.Boolean(),
  /** How the address is called in their address book; null where it is not in it. */
  saved: orNull(closed({ name: Type.String(), at: instant })),
  /** Who approved it first. */
  approved: orNull(closed({ by: Type.String(), at: instant, reason: Type.String() })),
  /** What the viewer can do: approve it as the first, or as the second. */
  act: orNull(Type.Union([Type.Literal("approve"), Type.Literal("confirm")])),
});

export type QueuedSendView = Static<typeof queuedSendView>;

const queueView = view("SendQueue", { sends: Type.Array(queuedSendView) });
const answers = { 200: { description: "What is on its way out", body: queueView } };

export const viewSendQueue = route({
  id: "viewSendQueue",
  method: "get",
  path: "/admin/api/sends",
  summary: "Sends to addresses that are not over; those that wait for staff first",
  access: "staff",
  permission: "approve_sends",
  answers,
});

export const reviewSend = route({
  id: "reviewSend",
  method: "post",
  path: "/admin/api/people/{id}/send-review",
  summary: "Approve a large send, which takes two people, or decline it",
  access: "staff",
  permission: "approve_sends",
  needsFreshProof: true,
  body: ReviewSendDto,
  takesKey: true,
  answers,
  refusals: ["conflict_of_interest", "reason_needed", "send_not_waiting", "second_person_needed"],
});

export const sendQueueRoutes = { viewSendQueue, reviewSend };
