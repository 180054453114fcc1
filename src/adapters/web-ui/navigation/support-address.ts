import {
  supportModals,
  supportTopics,
  type SupportModal,
  type SupportTopic,
} from "../../../domain/support/support-topic.ts";
import { supportPath } from "./paths.ts";

const openQuery = "support";
const topicQuery = "support-topic";
const closeQuery = "support-close";

/** What opens over the page: the chat, or one of the modals that lead to it. */
export type SupportWish = "chat" | SupportModal;

/** What the address says of support over the page. */
interface AskedSupport {
  readonly wish: SupportWish | undefined;
  /** What the person writes about. */
  readonly topic: SupportTopic;
  /** Whether the address asks to close it. */
  readonly isClosed: boolean;
}

/** What a query asks for; what is none of the known is ignored. */
export function askedSupport(search: string): AskedSupport {
  const query = new URLSearchParams(search);
  const isClosed = query.has(closeQuery);
  const asked = query.get(openQuery);
  const wish = (["chat", ...supportModals] as const).find((each) => each === asked);
  const topic = supportTopics.find((each) => each === query.get(topicQuery)) ?? "general";
  return { wish: isClosed ? undefined : wish, topic, isClosed };
}

/** The address with support over its page. */
export function withSupport(
  path: string,
  search: string,
  wish: SupportWish,
  topic: SupportTopic = "general",
): string {
  const query = withoutAny(search);
  query.set(openQuery, wish);
  if (topic !== "general") query.set(topicQuery, topic);
  return `${path}?${query.toString()}`;
}

/** The address without support over its page. */
export function withoutSupport(path: string, search: string): string {
  const query = withoutAny(search);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** The page of the chat, which the mobile app opens. */
export function supportPageOf(topic: SupportTopic): string {
  return topic === "general" ? supportPath : `${supportPath}?${topicQuery}=${topic}`;
}

function withoutAny(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of [openQuery, topicQuery, closeQuery]) query.delete(name);
  return query;
}
