import { Type, type Static } from "typebox";
import { escrowWaits } from "../../../../domain/multisig-escrow/escrow-wait.ts";
import { noticeStories } from "../../../../domain/notice/notice-story.ts";
import { closed, dataAndMetaOf, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ListNoticesDto } from "./list-notices-dto.ts";
import { ReadNoticesDto } from "./read-notices-dto.ts";

const instant = Type.String({ description: "ISO 8601, UTC" });

const noticeView = view("Notification", {
  id: Type.String(),
  /** Grows with each notification of that person. */
  place: Type.Integer(),
  /** What happened. */
  event: oneOf(noticeStories),
  at: instant,
  isRead: Type.Boolean(),
  /** How many messages it stands for; 1 for everything else. */
  count: Type.Integer(),
  /** Null where it is about the account or a chat. */
  trade: orNull(
    closed({
      id: Type.String(),
      mySide: Type.Union([Type.Literal("buyer"), Type.Literal("seller")]),
      /** The username of the other party. */
      partner: Type.String(),
      cryptoAmount: closed({ amount: Type.String(), currency: Type.String() }),
      fiatAmount: Type.String(),
      currency: Type.String(),
    }),
  ),
  /** The chat with a person; null where it is about something else. */
  chat: orNull(closed({ id: Type.String(), partner: Type.String() })),
  /** Whose turn it is now; null unless it is the newest of a trade that waits for a party, also for a signature once it is over. */
  turn: orNull(
    closed({
      isMine: Type.Boolean(),
      /** By when; null where no deadline runs. */
      until: orNull(instant),
    }),
  ),
  /** What the escrow on the blockchain of that trade waits for; null where there is none, or nothing is to come. */
  escrowWait: orNull(oneOf(escrowWaits)),
});

export type NoticeView = Static<typeof noticeView>;

const noticeCount = view("NotificationCount", {
  unread: Type.Integer(),
  /** The `place` of the newest; 0 without any. */
  newest: Type.Integer(),
  /** The `place` of the newest unread one by payment support; null without any. */
  supportNotice: orNull(Type.Integer()),
});

const theCount = { 200: { description: "What is unread", body: dataOf(noticeCount) } };

export const listNotices = route({
  id: "listNotices",
  method: "get",
  path: "/rest/v1/notifications",
  summary: "Notifications of the signed-in trader, the newest first",
  access: "trader",
  query: ListNoticesDto,
  answers: {
    200: {
      description: "A page",
      body: dataAndMetaOf(
        Type.Array(noticeView),
        view("NotificationsMeta", {
          unread: Type.Integer(),
          /** `before` of the next page; null after the last. */
          next: orNull(Type.Integer()),
        }),
      ),
    },
  },
});

export const countNotices = route({
  id: "countNotices",
  method: "get",
  path: "/rest/v1/notifications/count",
  summary: "How many notifications are unread",
  access: "trader",
  answers: theCount,
});

export const readNotices = route({
  id: "readNotices",
  method: "post",
  path: "/rest/v1/notifications/read",
  summary: "Mark notifications as read: all up to one, or those of a trade",
  access: "trader",
  body: ReadNoticesDto,
  answers: theCount,
});

export const readNotice = route({
  id: "readNotice",
  method: "post",
  path: "/rest/v1/notifications/{id}/read",
  summary: "Mark one notification as read",
  access: "trader",
  answers: theCount,
});
