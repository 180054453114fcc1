import type { EntityManager } from "typeorm";
import { usualNotifyMinutes } from "../../../domain/account/notify-interval.ts";
import { isMailed, isNews, mailDelaySeconds } from "../../../domain/notice/mail-timing.ts";
import {
  matrixOf,
  type NoticeChannel,
  type NoticeChoice,
} from "../../../domain/notice/notice-choices.ts";
import { newsDelaySeconds, type OutletChannel } from "../../../domain/notice/outlet.ts";
import { quietSeconds, type QuietHours } from "../../../domain/notice/quiet-hours.ts";
import {
  topicOf,
  type NoticeStory,
  type NoticeTopic,
} from "../../../domain/notice/notice-story.ts";
import { prepared } from "../connection/prepared-statements.ts";
import type { DurableSubscriber, SubscribedEvent } from "../outbox/durable-subscriber.ts";
import { delayDelivery, delayToOutlets } from "./add-delivery.ts";
import { nextPlace, tellBox } from "./notice-box.ts";
import { happeningOf, tellsOf, type Happening } from "./notice-happening.ts";
import { isUnread } from "./unread-notice.ts";

/** What one person chose. */
interface Wishes {
  readonly channels: Readonly<Record<NoticeChannel, boolean>>;
  readonly notifyMinutes: number;
  /** For how long they are not to be disturbed with it, in seconds. */
  readonly quietSeconds: number;
  /** Where they have a browser or a chat. */
  readonly outlets: readonly OutletChannel[];
  /** How long ago it happened that they are to be told. */
  readonly ageSeconds: number;
}

interface WishesRow {
  readonly choices: readonly NoticeChoice[];
  readonly notify_minutes: number | null;
  readonly time_zone: string | null;
  readonly quiet_hours: QuietHours | null;
  readonly now: Date;
  readonly outlets: readonly OutletChannel[];
  readonly age_seconds: number;
}

const selectWishes = prepared(
  `SELECT (SELECT coalesce(json_agg(json_build_object(
              'topic', topic, 'channel', channel, 'isOn', is_on)), '[]')
             FROM notice_choice WHERE trader_id = $1 AND topic = $2) AS choices,
          (SELECT notify_minutes FROM preference WHERE trader_id = $1) AS notify_minutes,
          (SELECT time_zone FROM preference WHERE trader_id = $1) AS time_zone,
          (SELECT json_build_object('from', from_minute, 'until', until_minute)
             FROM quiet_hours WHERE trader_id = $1) AS quiet_hours,
          clock_timestamp() AS now,
          ARRAY(SELECT DISTINCT channel FROM outlet WHERE trader_id = $1) AS outlets,
          extract(epoch FROM clock_timestamp() - $3::timestamptz)::float8 AS age_seconds`,
);

const insertNotice = prepared(
  `INSERT INTO notice (trader_id, place, story, trade_id, chat_id, seq, at, on_web, on_email, on_app,
                       on_telegram, read_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, CASE WHEN $12 THEN NULL ELSE clock_timestamp() END)`,
);

const countUnread = prepared(
  `UPDATE notice n SET place = $2, seq = $6, at = $7, count = count + 1
    WHERE n.trader_id = $1 AND n.story = $3 AND n.trade_id IS NOT DISTINCT FROM $4::text
      AND n.chat_id IS NOT DISTINCT FROM $5::text AND n.mailed_in IS NULL
      AND n.on_web = $8 AND n.on_email = $9 AND n.on_app = $10 AND n.on_telegram = $11
      AND ${isUnread}`,
);

const delayNotices = prepared(delayDelivery("notices"));

/**
 * Writes what each person is told of an event, and has a mail written where they want one: both in the
 * transaction in which it advances, so that nothing is told twice or left out.
 */
export class NoticeWriter implements DurableSubscriber {
  readonly name = "notices";

  wants({ aggregate }: SubscribedEvent): boolean {
    return tellsOf(aggregate);
  }

  async write(event: SubscribedEvent, transaction: EntityManager): Promise<void> {
    const happening = await happeningOf(event, transaction);
    if (!happening) return;
    for (const traderId of happening.told) await tell(traderId, happening, event.seq, transaction);
  }
}

async function tell(
  traderId: string,
  { story, tradeId, chatId, at }: Happening,
  seq: number,
  transaction: EntityManager,
): Promise<void> {
  const topic = topicOf(story);
  const wishes = await wishesOf(traderId, topic, at, transaction);
  const { channels, notifyMinutes, ageSeconds } = wishes;
  const { web, email } = channels;
  const pushed = isMailed(ageSeconds) ? wishes.outlets.filter((channel) => channels[channel]) : [];
  if (!web && !email && pushed.length === 0) return;
  const mailed = email && isMailed(ageSeconds);
  const place = await nextPlace(transaction, traderId);
  const onOutlets = [pushed.includes("app"), pushed.includes("telegram")];
  const about = [tradeId ?? null, chatId ?? null];
  const notice = [traderId, place, story, ...about, seq, at, web, mailed, ...onOutlets];
  if (!isCounted(story, topic) || !(await addToUnread(notice, transaction))) {
    await transaction.query(insertNotice, [...notice, isNews(ageSeconds)]);
  }
  if (web) await tellBox(transaction, traderId, place, "new");
  if (mailed) {
    const seconds = Math.max(mailDelaySeconds(topic, notifyMinutes), wishes.quietSeconds);
    await transaction.query(delayNotices, [traderId, seconds]);
  }
  if (pushed.length > 0) {
    const seconds = Math.max(newsDelaySeconds(topic, notifyMinutes), wishes.quietSeconds);
    await transaction.query(delayToOutlets, [traderId, pushed, seconds]);
  }
}

/** Whether unread notices of the kind are one that counts. */
function isCounted(story: NoticeStory, topic: NoticeTopic): boolean {
  return topic === "message" || story === "reward_earned";
}

/** Counts it with the unread ones of its kind, and of its chat, that are not in a mail yet. */
async function addToUnread(
  notice: readonly unknown[],
  transaction: EntityManager,
): Promise<boolean> {
  const [, changed] = await transaction.query<[unknown[], number]>(countUnread, [...notice]);
  return changed > 0;
}

async function wishesOf(
  traderId: string,
  topic: NoticeTopic,
  at: Date,
  transaction: EntityManager,
): Promise<Wishes> {
  const [row] = await transaction.query<WishesRow[]>(selectWishes, [traderId, topic, at]);
  if (!row) throw new Error("What somebody wants to be told was not found");
  return {
    channels: matrixOf(row.choices)[topic],
    notifyMinutes: row.notify_minutes ?? usualNotifyMinutes,
    quietSeconds: quietSeconds(
      topic,
      row.quiet_hours ?? undefined,
      row.now.getTime(),
      row.time_zone ?? "UTC",
    ),
    outlets: row.outlets,
    ageSeconds: row.age_seconds,
  };
}
