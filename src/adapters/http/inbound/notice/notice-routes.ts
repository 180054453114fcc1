import type { CountNotices } from "../../../../application/notice/count-notices.ts";
import type { ListNotices } from "../../../../application/notice/list-notices.ts";
import type { ReadNotices } from "../../../../application/notice/read-notices.ts";
import type { NoticeCount } from "../../../../application/ports/notice-store.ts";
import * as contract from "../../contract/notice/notice.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { presentNotice } from "./notice-presenter.ts";

/** Use cases behind the routes of notices. */
interface NoticeUseCases {
  readonly listNotices: ListNotices;
  readonly countNotices: CountNotices;
  readonly readNotices: ReadNotices;
}

/** What people are told on the site. */
export function noticeRoutes(useCases: NoticeUseCases): readonly BoundRoute[] {
  return [
    bind(contract.listNotices).to(async ({ actor, query: { before } }) => {
      const place = before === undefined ? undefined : Number(before);
      const { notices, unread, next } = await useCases.listNotices.execute(actor, place);
      const meta = { unread, next: next ?? null };
      return { status: 200, body: { data: notices.map(presentNotice), meta } };
    }),
    bind(contract.countNotices).to(async ({ actor }) =>
      ok(presentCount(await useCases.countNotices.execute(actor))),
    ),
    bind(contract.readNotices).to(async ({ actor, body }) => {
      const which = { upTo: body.up_to, tradeId: body.trade_id };
      const read = await useCases.readNotices.execute(actor, which);
      return read.ok ? ok(presentCount(read.value)) : { refusal: read.refusal.code };
    }),
    bind(contract.readNotice).to(async ({ actor, parameters: { id } }) => {
      const read = await useCases.readNotices.execute(actor, { id });
      return read.ok ? ok(presentCount(read.value)) : { refusal: read.refusal.code };
    }),
  ];
}

function presentCount({ unread, newest, supportNotice }: NoticeCount) {
  return { unread, newest, supportNotice: supportNotice ?? null };
}
