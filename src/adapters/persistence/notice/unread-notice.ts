import type { NoticeStory } from "../../../domain/notice/notice-story.ts";

/** The story that is read with the chat of its trade. */
export const message: NoticeStory = "message";

/** The stories that are read with the chat with a person. */
const ofChats: readonly NoticeStory[] = ["chat_message", "special_offer"];

/** What every page says until it is read. */
export const supportNotice: NoticeStory = "support_notice";

/** The stories that are read with the chat with support. */
const ofSupport: readonly NoticeStory[] = ["support_message", supportNotice];

/**
 * Whether a notice, under the name `n`, is unread. One about messages is read by whoever read the chat
 * up to there, on the site or in another program.
 */
export const isUnread = `(n.read_at IS NULL AND NOT (n.story = '${message}' AND EXISTS (
  SELECT FROM chat_read r WHERE r.trade_id = n.trade_id AND r.reader_id = n.trader_id
     AND r.seq >= n.seq)) AND NOT (n.story IN ('${ofChats.join("', '")}') AND EXISTS (
  SELECT FROM person_chat_read r WHERE r.chat_id = n.chat_id AND r.reader_id = n.trader_id
     AND r.seq >= n.seq)) AND NOT (n.story IN ('${ofSupport.join("', '")}') AND EXISTS (
  SELECT FROM support_chat s WHERE s.trader_id = n.trader_id AND s.person_read_seq >= n.seq)))`;
